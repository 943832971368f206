/**
 * Words that change what a finding word says. Phrases, matched by stem, longest first.
 * After NegEx and ConText, for German: the scope rules are in `polarity.ts`.
 */
export const cueWords = {
  /** Denies what follows. */
  negate:
    'kein, keinerlei, ohne, nirgends, nirgendwo, weder, noch, fehlend, Fehlen von, Fehlen einer, frei von, Ø, Aussparung der, Aussparung des',
  /** Denies the adjective that follows, else what stands before. */
  not: 'nicht, nicht mehr',
  /** With "nicht": denies what stands before. */
  visible:
    'nachweisbar, nachweislich, zur Darstellung, nachzuweisen, nachgewiesen, abgrenzbar, abzugrenzen, erkennbar, sichtbar, vorhanden, darstellbar, ' +
    'zu sehen, zu beobachten, zu verzeichnen, festzustellen, feststellbar, festgestellt, fassbar, auszumachen, objektivierbar, visualisierbar, zu erkennen, dargestellt, vorliegend, gesehen, detektierbar, identifizierbar, zu finden, nachweisen, erkennen, abgrenzen, gefunden, gegeben, auffindbar, ersichtlich, hinzugekommen, hinzugetreten, aufgetreten, entstanden',
  /** Nothing is said about what stands before. */
  unassessable:
    'beurteilbar, zu beurteilen, einsehbar, erfasst, differenzierbar, untersucht, mituntersucht, abgebildet',
  /** Denies what stands before. */
  excluded: 'ausgeschlossen, auszuschließen, ausschließen, ausschließbar, unwahrscheinlich, negativ, fehlen',
  /** In front of what is asked for, or of what was ruled out. */
  exclusion: 'Ausschluss, zum Ausschluss, zur Abklärung, Abklärung, Frage nach, zur Frage, Suche nach, zum Nachweis',
  possible:
    'fraglich, möglich, möglicherweise, eventuell, evtl, DD, Differenzialdiagnose, Differentialdiagnose, differenzialdiagnostisch, ' +
    'differentialdiagnostisch, V. a., Va, V.a., Verdacht, verdächtig, suspekt auf, hinweisend auf, unklar, ggf, ' +
    'gegebenenfalls, allenfalls, könnte, denkbar, potentiell, potenziell, kann, suggeriert',
  probable:
    'am ehesten, a. e., ae, a.e., wahrscheinlich, vereinbar, passend, im Sinne, entsprechend, wie bei, dringend verdächtig auf, ' +
    'hochgradig verdächtig auf, typisch für, imponierend',
  historical:
    'Z. n., Zn, Z.n., St. n., Stn, St.n., St.p., Status nach, Zustand nach, Status post, ED, Erstdiagnose, stattgehabt, früher, ehemalig, anamnestisch, Residuum nach, Residuen nach, nach operativer, vormalig, in der Vorgeschichte, St. p',
  conditional:
    'falls, sofern, erforderlich, notwendig, veranlasst, bei Persistenz, bei Symptomen, bei Beschwerdepersistenz, nur bei, empfohlen, empfehlen, empfehlenswert, Empfehlung, anzuraten, zu erwägen, zu verwechseln, gegebenenfalls ergänzend',
  prior:
    'VU, VA, Vorwert, Voruntersuchung, Voraufnahme, Vorbefund, Vorsitzung, Vorkontrolle, Vorjahr, vorbefundlich, voruntersuchungsgemäß, zuvor, Vortag, vormals, damals, vorher, vorbeschrieben mit, initial, Vor-CT, Vor-MRT, Vorstudie, im Vergleich zu, im Vergleich mit, vorgängig, ehemals, früher, Vergleichsuntersuchung, präoperativ, präinterventionell, gestern, vor Therapie, vor Chemotherapie, prätherapeutisch',
  current: 'aktuell, jetzt, nun, heute, derzeit, inzwischen, mittlerweile, gegenwärtig, nunmehr',
  /** Ends the scope of a negation. */
  breaker:
    'aber, jedoch, hingegen, dagegen, allerdings, sondern, wobei, während, indes, dafür, dennoch, lediglich, nur, bei, stattdessen, hierbei, dabei, im Rahmen, unter liegend, aufgrund, infolge, nach, trotz, wegen, durch, welcher, welche, sodass, so dass',
  /** What follows is the exception to what was said. */
  exception: 'bis auf, außer, abgesehen von, mit Ausnahme, ausgenommen, unter Aussparung',
  /** What follows is said of the rest only. */
  rest: 'sonst, sonstig, ansonsten, im Übrigen, übrig, restlich, weiter, ander, zusätzlich, darüber hinaus, darüber, darunter, verbleibend, anderweitig, kontralateral, Gegenseite, gegenseitig, gegenüberliegend, miterfasst, mitabgebildet, Rest, dazwischen',
  progress:
    'progredient, Progredienz, Progress, Progression, Zunahme, zunehmend, zugenommen, Verschlechterung, verschlechtert, Wachstum, gewachsen, angestiegen, Vergrößerung im Verlauf, progressiv',
  regress:
    'regredient, Regredienz, Regress, Regression, Rückbildung, zurückgebildet, rückgebildet, Abnahme, abnehmend, abgenommen, Besserung, gebessert, rückläufig, Rückgang, zurückgegangen, Verkleinerung im Verlauf, Größenreduktion, Remission, Teilremission, Schrumpfung des Aneurysmasacks, Sackschrumpfung, Therapieansprechen, Ansprechen, partial response, complete response',
  stable:
    'unverändert, keine Änderung, ohne Änderung, nicht wesentlich verändert, nicht verändert, nicht relevant verändert, nicht weiter gesintert, ohne wesentliche Änderung, keine wesentliche Änderung, ohne Befundänderung, keine Befundänderung, keine wesentliche Veränderung, keine relevante Veränderung, keine relevante Änderung, konstant, stabil, stationär, gleich groß wie, idem, gleichbleibend, Konstanz, stable disease, ident, identisch, Stabilität',
  gone: 'vollständige Auflösung, komplette Auflösung, vollständige Rückbildung, komplette Rückbildung, vollständig zurückgebildet, komplett zurückgebildet, vollständig rückgebildet, komplett rückgebildet, vollständig regredient, komplett regredient, nicht mehr nachweisbar, nicht mehr abgrenzbar, vollständige Regredienz, komplette Regredienz, resorbiert, verschwunden, aufgelöst, abgeheilt, abgeklungen',
  new: 'neu, neuaufgetreten, neu aufgetreten, erstmals, Neuauftreten, neu abgrenzbar, neu nachweisbar',
  little:
    'gering, geringgradig, geringfügig, klein, minimal, diskret, leicht, leichtgradig, schmal, dezent, angedeutet, wenig, flau, beginnend, minim, marginal, winzig, vereinzelt, mild, zart, flach, kleinst',
  much: 'deutlich, dtl, mäßig, ausgeprägt, massiv, groß, hochgradig, höhergradig, erheblich, ausgedehnt, stark, kräftig, schwer, fortgeschritten, subtotal, filiform, komplett, vollständig, relevant, signifikant, wesentlich, nennenswert, größer, grob',
} as const

export type CueKind = keyof typeof cueWords

/** Nouns that stand for what was looked at: what is called normal of them is no other thing. */
export const bearers =
  'Darstellung Seite Befund Bild Verlauf Abschnitt Anteil Region Bereich Höhe Kontinuität Patient Patientin Nachweis Hinweis Anhalt Angiographie MR-Angiographie CT-Angiographie Sonographie Mammographie Computertomographie Magnetresonanztomographie Echostruktur Echotextur'

/** Nouns that introduce a finding and are none themselves. */
export const carrierNouns =
  `${bearers} ` +
  'Zeichen Anzeichen Anhaltspunkt Verdacht Vorliegen Abgrenzung Auffälligkeit Variante Normvariante Veränderung ' +
  'Alteration Vergleich Seite Ebene Nachbarschaft Umgebung Rahmen Untersuchung Voruntersuchung Aufnahme ' +
  'Kontrolle Beurteilung Ausmaß Größe Weite Kontur Struktur Signal Dichte Form Lage Stellung Technik ' +
  'Signalgebung Signalverhalten Lokalisation Ursache Kontrastmittel KM Gabe Phase Schicht Rekonstruktion Vorbefund Diagnose Klinik ' +
  'Symptomatik Beschwerde Therapie Operation Abklärung Situation Nativ Einschränkung Aussage Beurteilbarkeit ' +
  'Linie Richtung Mitte Zentrum Rand Spitze Basis Kopf Hals Teil Drittel Hälfte Zone Areal Wand Raum ' +
  'Verteilungsmuster Muster Zunahme Abnahme Progredienz Regredienz Vergrößerung Alignement Stufenbildung ' +
  'Parenchym Genese Charakteristika Merkmal Morbus'
