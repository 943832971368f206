import type { ContradictionCase } from './contradiction-case.ts'

/** One thing by two names, or with its place a few words away: contradictions that only show to who knows both wordings. */
export const rewordingCases: readonly ContradictionCase[] = [
  {
    why: "Eine abgehobene Pleuralinie ist ein Pneumothorax.",
    kind: 'negation',
    quotes: ["Kein Pneumothorax", "Links apikal abgehobene Pleuralinie"],
    text: `Röntgen Thorax
Befund: Kein Pneumothorax. Links apikal abgehobene Pleuralinie.
Beurteilung: Ausgedehnte Lungenfibrose.`,
  },
  {
    why: "Ein Luftsaum im Pleuraraum ist ein Pneumothorax.",
    kind: 'negation',
    quotes: ["Rechts apikal Luftsaum von 12 mm", "Kein Pneumothorax"],
    text: `Röntgen Thorax
Befund: Rechts apikal Luftsaum von 12 mm. Thoraxdrainage links.
Beurteilung: Kein Pneumothorax.`,
  },
  {
    why: "Luft im Pleuraspalt gegen „Pneu“.",
    kind: 'negation',
    quotes: ["Rechts ventral Luft im Pleuraspalt", "Kein Pneu"],
    text: `Röntgen Thorax
Befund: Rechts ventral Luft im Pleuraspalt. ZVK regelrecht.
Beurteilung: Kein Pneu. ZVK in regelrechter Lage.`,
  },
  {
    why: "Ein Aufhellungssaum um den Schaft ist eine Lockerung.",
    kind: 'negation',
    quotes: ["TEP mit Aufhellungssaum von 3 mm um den Schaft", "Kein Lockerungszeichen"],
    text: `Röntgen Hüfte links
Befund: TEP mit Aufhellungssaum von 3 mm um den Schaft.
Beurteilung: Kein Lockerungszeichen.`,
  },
  {
    why: "Lysesaum und „keine Aufhellungslinie“ in einem Befund.",
    kind: 'negation',
    quotes: ["Keine periprothetische Aufhellungslinie, keine Fraktur", "Tibial Lysesaum von 2 mm"],
    text: `Röntgen Knie rechts
Keine periprothetische Aufhellungslinie, keine Fraktur. Patella zentriert. Tibial Lysesaum von 2 mm.`,
  },
  {
    why: "Eine Resorptionszone am Schraubengewinde ist eine Lockerung.",
    kind: 'negation',
    quotes: ["Resorptionszone um die Pedikelschrauben LWK 5 beidseits", "Keine Lockerung des Materials"],
    text: `CT LWS
Befund: Resorptionszone um die Pedikelschrauben LWK 5 beidseits.
Beurteilung: Keine Lockerung des Materials.`,
  },
  {
    why: "Das Foramen ist das Neuroforamen.",
    kind: 'side',
    quotes: ["C5/6: Osteochondrose, Foramen links hochgradig eingeengt", "Foramenstenose C5/6 rechts"],
    text: `MRT HWS
C5/6: Osteochondrose, Foramen links hochgradig eingeengt.
Beurteilung: Foramenstenose C5/6 rechts.`,
  },
  {
    why: "„Foramina“ als Kurzform.",
    kind: 'findingsImpression',
    quotes: ["Foramina bei L4/5 normal weit", "Foramenstenose L4/5"],
    text: `MRT LWS
Befund: L4/5 mit Facettenarthrose. Foramina bei L4/5 normal weit.
Beurteilung: Foramenstenose L4/5.`,
  },
  {
    why: "Eine Stufe in der Lisfranc-Reihe ist nicht harmonisch.",
    kind: 'findingsImpression',
    quotes: ["Tarsometatarsalgelenke harmonisch", "Diastase in der Lisfranc-Reihe"],
    text: `Röntgen Fuß rechts
Befund: Tarsometatarsalgelenke harmonisch. Keine Fraktur.
Beurteilung: Diastase in der Lisfranc-Reihe.`,
  },
  {
    why: "Eine Gelenkstufe gegen ein regelrechtes Alignement.",
    kind: 'findingsImpression',
    quotes: ["Radiokarpalgelenk mit Gelenkstufe von 2 mm", "Regelrechtes Alignement des Radiokarpalgelenks"],
    text: `CT Handgelenk links
Befund: Radiokarpalgelenk mit Gelenkstufe von 2 mm.
Beurteilung: Regelrechtes Alignement des Radiokarpalgelenks.`,
  },
  {
    why: "Der Lungeninfarkt hat die Seite gewechselt.",
    kind: 'side',
    quotes: ["Pleuraständige Verdichtung im Unterlappen links, Infarktpneumonie", "Lungeninfarkt im Unterlappen rechts"],
    text: `CT Thorax
Befund: Embolien beidseits. Pleuraständige Verdichtung im Unterlappen links, Infarktpneumonie. Rechts geringer Erguss.
Beurteilung: Lungenembolien beidseits. Lungeninfarkt im Unterlappen rechts.`,
  },
  {
    why: "Tiefstand und „tieferstehend“.",
    kind: 'side',
    quotes: ["Becken rechts 6 mm tieferstehend", "Beckentiefstand links"],
    text: `Ganzwirbelsäule im Stehen
Befund: Becken rechts 6 mm tieferstehend. Skoliose rechtskonvex.
Beurteilung: Beckentiefstand links. Rechtskonvexe Skoliose.`,
  },
  {
    why: "Hochstand und „höherstehend“.",
    kind: 'side',
    quotes: ["Becken links 9 mm höherstehend", "Beckenhochstand rechts"],
    text: `Beckenübersicht
Befund: Becken links 9 mm höherstehend. Hüftgelenke regelrecht.
Beurteilung: Beckenhochstand rechts.`,
  },
  {
    why: "Erhaltene Weite gegen Einengung.",
    kind: 'findingsImpression',
    quotes: ["Berstungsfraktur LWK 1 mit Einengung des Spinalkanals um 40 %", "Berstungsfraktur LWK 1 bei erhaltener Weite des Spinalkanals"],
    text: `CT LWS
Befund: Berstungsfraktur LWK 1 mit Einengung des Spinalkanals um 40 %.
Beurteilung: Berstungsfraktur LWK 1 bei erhaltener Weite des Spinalkanals.`,
  },
  {
    why: "Ausreichende Weite gegen Stenose.",
    kind: 'findingsImpression',
    quotes: ["Spinalkanal C5/6 durch Spondylophyten eingeengt", "Spinalkanal mit ausreichender Weite"],
    text: `MRT HWS
Befund: Spinalkanal C5/6 durch Spondylophyten eingeengt.
Beurteilung: Spinalkanal mit ausreichender Weite.`,
  },
  {
    why: "Der Erguss im Recessus ist der des Kniegelenks.",
    kind: 'negation',
    quotes: ["Kein Erguss im Recessus suprapatellaris", "Deutlicher Gelenkerguss"],
    text: `MRT Knie rechts
Kein Erguss im Recessus suprapatellaris. Menisken intakt. Deutlicher Gelenkerguss.`,
  },
  {
    why: "Auch der Recessus kann den Erguss zeigen.",
    kind: 'negation',
    quotes: ["Erguss im Recessus suprapatellaris", "Kein Gelenkerguss"],
    text: `Röntgen Knie links
Befund: Erguss im Recessus suprapatellaris. Keine Fraktur.
Beurteilung: Keine Fraktur. Kein Gelenkerguss.`,
  },
  {
    why: "„okkult“ schränkt nichts ein, und der Bindestrich verbindet drei Wörter.",
    kind: 'negation',
    quotes: ["Kein Knochenmarködem, keine okkulte Tuberculum-majus-Fraktur", "Fraktur des Tuberculum majus"],
    text: `MRT Schulter links
Kein Knochenmarködem, keine okkulte Tuberculum-majus-Fraktur. Fraktur des Tuberculum majus.`,
  },
  {
    why: "Verkettete Namen: Processus-coronoideus-Fraktur.",
    kind: 'negation',
    quotes: ["Keine Processus-coronoideus-Fraktur", "Fraktur des Processus coronoideus"],
    text: `CT Ellenbogen rechts
Befund: Keine Processus-coronoideus-Fraktur.
Beurteilung: Fraktur des Processus coronoideus.`,
  },
  {
    why: "Am Ringknorpel verneint, am Ringknorpel behauptet; das Fett nebenan stützt es nicht.",
    kind: 'negation',
    quotes: ["Ringknorpel ohne Arrosion", "Glottiskarzinom rechts mit Infiltration des Ringknorpels"],
    text: `CT Hals
Befund: Tumor der Stimmlippe rechts. Paraglottisches Fett rechts infiltriert. Ringknorpel ohne Arrosion.
Beurteilung: Glottiskarzinom rechts mit Infiltration des Ringknorpels.`,
  },
  {
    why: "„links keiner“ verneint den Erguss der anderen Seite.",
    kind: 'side',
    quotes: ["Erguss re. 22 mm, li. keiner", "Pleuraerguss links"],
    text: `CT Thorax
Befund: Erguss re. 22 mm, li. keiner.
Beurteilung: Pleuraerguss links.`,
  },
  {
    why: "„links nicht“ am Ende der Aufzählung.",
    kind: 'side',
    quotes: ["Nierenbecken rechts gestaut, links nicht", "Harnstau links"],
    text: `Sonographie Niere
Befund: Nierenbecken rechts gestaut, links nicht.
Beurteilung: Harnstau links.`,
  },
  {
    why: "„kontralateral“ nennt die andere Seite.",
    kind: 'side',
    quotes: ["Erguss links, kontralateral kein Erguss", "Pleuraerguss rechts"],
    text: `CT Thorax
Befund: Erguss links, kontralateral kein Erguss.
Beurteilung: Pleuraerguss rechts.`,
  },
  {
    why: "Das Spinalkanal-Maß gehört zur Höhe vor dem „und“.",
    kind: 'level',
    quotes: ["LWK 3/4 mit Protrusion und hochgradiger Spinalkanalstenose", "Hochgradige Spinalkanalstenose LWK 4/5"],
    text: `MRT LWS
Befund: LWK 3/4 mit Protrusion und hochgradiger Spinalkanalstenose. LWK 4/5 mit Protrusion.
Beurteilung: Hochgradige Spinalkanalstenose LWK 4/5.`,
  },
  {
    why: "Ein Stein am pyeloureteralen Übergang ist nicht prävesikal.",
    kind: 'level',
    quotes: ["Konkrement prävesikal im rechten Ureter, 4 mm", "Pyeloureterales Konkrement rechts, 4 mm"],
    text: `CT Abdomen nativ
Befund: Konkrement prävesikal im rechten Ureter, 4 mm.
Beurteilung: Pyeloureterales Konkrement rechts, 4 mm.`,
  },
  {
    why: "Biopsie auf der gesunden Seite, dort liegt nur alter Kalk.",
    kind: 'side',
    quotes: ["Malignomsuspekter Herd rechts oben innen, BI-RADS 5", "Vakuumbiopsie links empfohlen"],
    text: `Mammographie beidseits
Befund: Rechts oben innen 12 mm großer spikulierter Herd. Links stationäre Makroverkalkung.
Beurteilung: Malignomsuspekter Herd rechts oben innen, BI-RADS 5. Links BI-RADS 2. Vakuumbiopsie links empfohlen.`,
  },
  {
    why: "Charrière, glatt am Katheter geschrieben.",
    kind: 'number',
    quotes: ["Einlage einer 12F-Pigtaildrainage in das Empyem links", "Komplikationslose Anlage einer 8F-Drainage links"],
    text: `CT-gesteuerte Drainage
Vorgehen: Lokalanästhesie. Einlage einer 12F-Pigtaildrainage in das Empyem links.
Fazit: Komplikationslose Anlage einer 8F-Drainage links.`,
  },
  {
    why: "Was unter „Vorgehen“ steht, ist getan: die Seite des Verhalts.",
    kind: 'side',
    quotes: ["Punktion der Abszesshöhle in der linken Fossa iliaca", "Drainage des Abszesses im rechten Unterbauch"],
    text: `CT-gesteuerte Punktion
Vorgehen: Punktion der Abszesshöhle in der linken Fossa iliaca. Kontroll-CT ohne Blutung.
Fazit: Drainage des Abszesses im rechten Unterbauch.`,
  },
  {
    why: "Der Doppelpunkt hinter dem Datum der Voruntersuchung.",
    kind: 'interval',
    quotes: ["Nierenbecken rechts 19 mm (VU vom 02.02.2024: 12 mm)", "Rückläufige Hydronephrose rechts"],
    text: `Sonographie Niere
Befund: Nierenbecken rechts 19 mm (VU vom 02.02.2024: 12 mm). Kelche erweitert.
Beurteilung: Rückläufige Hydronephrose rechts.`,
  },
  {
    why: "„VU: 31 mm“ in der Klammer.",
    kind: 'interval',
    quotes: ["Größenprogredientes Bauchaortenaneurysma", "Bauchaortenaneurysma infrarenal 39 mm (VU: 46 mm)"],
    text: `CT Abdomen
Befund: Bauchaortenaneurysma infrarenal 39 mm (VU: 46 mm).
Beurteilung: Größenprogredientes Bauchaortenaneurysma.`,
  },
  {
    why: "Eine Low-dose-CT hat ein Datum im Titel.",
    kind: 'date',
    quotes: ["Low-dose CT Thorax vom 11.03.2024", "Voruntersuchung 02.09.2024"],
    text: `Low-dose CT Thorax vom 11.03.2024. Voruntersuchung 02.09.2024.
Befund: Rundherd im Oberlappen rechts 5 mm.
Beurteilung: Konstanter Rundherd.`,
  },
  {
    why: 'Was durchblutet ist, hat sich nicht gedreht.',
    kind: 'findingsImpression',
    quotes: ['Ovar links 3,6 cm, Durchblutung erhalten', 'Ovartorsion links'],
    text: `Sonographie Becken
Befund: Ovar links 3,6 cm, Durchblutung erhalten.
Beurteilung: Ovartorsion links.`,
  },
  {
    why: "Multiparametrische MRT mit Datum.",
    kind: 'date',
    quotes: ["Multiparametrische MRT der Prostata vom 04.05.2023", "Voruntersuchung vom 04.11.2023"],
    text: `Multiparametrische MRT der Prostata vom 04.05.2023
Voruntersuchung vom 04.11.2023.
Befund: PZ rechts 9 mm große Läsion, PI-RADS 4.
Beurteilung: PI-RADS 4.`,
  },
  {
    why: "Hüfttypen nach Graf, die Seiten vertauscht.",
    kind: 'grading',
    quotes: ["Rechts: Erker eckig, Alpha 62°. Typ Ib", "Links Typ Ib"],
    text: `Hüftsonographie nach Graf
Befund: Rechts: Erker eckig, Alpha 62°. Typ Ib. Links: Erker rund, Alpha 55°. Typ IIa.
Beurteilung: Links Typ Ib. Rechts Typ IIa, Kontrolle.`,
  },
  {
    why: "Ein Alpha-Winkel von 46° ist keine reife Hüfte.",
    kind: 'grading',
    quotes: ["Rechts: Alpha 46°, Beta 55°", "Rechts Typ Ia"],
    text: `Hüftsonographie nach Graf
Befund: Rechts: Alpha 46°, Beta 55°. Links: Alpha 64°, Beta 50°.
Beurteilung: Rechts Typ Ia. Links Typ Ia.`,
  },
  {
    why: "Alpha 61° beim Typ IIb.",
    kind: 'grading',
    quotes: ["Links: Erker abgerundet, Alpha-Winkel 66°", "Typ IIb"],
    text: `Hüftsonographie
Befund: Links: Erker abgerundet, Alpha-Winkel 66°. Typ IIb. Rechts: Alpha-Winkel 65°. Typ Ia.`,
  },
  {
    why: "Ein Knoten, doppelt so lang wie der Lappen, in dem er liegt.",
    kind: 'implausible',
    quotes: ["Rechter Lappen 4,9 x 1,8 x 1,7 cm", "Im rechten Lappen echoarmer Knoten, 11 x 8 x 10 cm"],
    text: `Sonographie Schilddrüse
Befund: Rechter Lappen 4,9 x 1,8 x 1,7 cm. Im rechten Lappen echoarmer Knoten, 11 x 8 x 10 cm.`,
  },
  {
    why: "Eine Zyste, größer als das Ovar.",
    kind: 'implausible',
    quotes: ["Rechtes Ovar 3,1 x 2,0 x 1,9 cm", "Im rechten Ovar eine Zyste von 18 cm"],
    text: `Transvaginale Sonographie
Befund: Rechtes Ovar 3,1 x 2,0 x 1,9 cm. Im rechten Ovar eine Zyste von 18 cm.`,
  },
  {
    why: "Ein Hodentumor von Zentimetern statt Millimetern.",
    kind: 'implausible',
    quotes: ["Linker Hoden 4,2 x 2,6 x 2,5 cm", "Im linken Hoden ein echoarmer Knoten von 12 cm"],
    text: `Skrotalsonographie
Befund: Linker Hoden 4,2 x 2,6 x 2,5 cm. Im linken Hoden ein echoarmer Knoten von 12 cm.`,
  },
  {
    why: 'Nicht komprimierbar und hyperäm ist die entzündete Appendix.',
    kind: 'findingsImpression',
    quotes: ['Appendix 9 mm, nicht komprimierbar, deutliche Hyperämie', 'Kein Hinweis auf eine Appendizitis'],
    text: `Sonographie Abdomen
Befund: Appendix 9 mm, nicht komprimierbar, deutliche Hyperämie.
Beurteilung: Kein Hinweis auf eine Appendizitis.`,
  },
  {
    why: 'Ohne Signalanhebung ist das Myelon nicht krank, gleich wie die Weichteile davor aussehen.',
    kind: 'negation',
    quotes: ["Myelon durchgehend ohne Signalanhebung", "Zervikale Myelopathie"],
    text: `MRT HWS
Befund: Myelon durchgehend ohne Signalanhebung. Prävertebraler Weichteilschatten schlank.
Beurteilung: Zervikale Myelopathie.`,
  },
  {
    why: "Unversehrt ist nicht gerissen.",
    kind: 'findingsImpression',
    quotes: ["Innenmeniskus unversehrt", "Innenmeniskusriss"],
    text: `MRT Knie links
Befund: Innenmeniskus unversehrt. Kreuzbänder straff. Gelenkerguss.
Beurteilung: Innenmeniskusriss. Gelenkerguss.`,
  },
  {
    why: "Fasern, die durchgehen, sind nicht gerissen.",
    kind: 'findingsImpression',
    quotes: ["Hinteres Kreuzband mit durchgehendem Faserverlauf", "Ruptur des hinteren Kreuzbands"],
    text: `MRT Knie rechts
Befund: Hinteres Kreuzband mit durchgehendem Faserverlauf. Gelenkerguss.
Beurteilung: Ruptur des hinteren Kreuzbands. Gelenkerguss.`,
  },
  {
    why: "Seitengleich durchblutet ist nicht torquiert.",
    kind: 'findingsImpression',
    quotes: ["Hoden beidseits seitengleich durchblutet", "Hodentorsion rechts"],
    text: `Sonographie Hoden
Befund: Hoden beidseits seitengleich durchblutet.
Beurteilung: Hodentorsion rechts.`,
  },
  {
    why: "Ein Band, das durchgeht, ist nicht gerissen.",
    kind: 'findingsImpression',
    quotes: ["Innenband durchgehend", "Innenbandruptur"],
    text: `MRT Knie links
Befund: Innenband durchgehend. Kein Erguss.
Beurteilung: Innenbandruptur.`,
  },
  {
    why: "Durchgehend bis zum Ansatz ist die ganze Sehne.",
    kind: 'findingsImpression',
    quotes: ["Subscapularissehne kräftig, durchgehend bis zum Ansatz", "Subscapularissehnenruptur"],
    text: `MRT Schulter rechts
Befund: Subscapularissehne kräftig, durchgehend bis zum Ansatz.
Beurteilung: Subscapularissehnenruptur.`,
  },
  {
    why: "Was „mit“ anschließt, liegt im Organ des Satzes, auch neben Befunden anderer Organe.",
    kind: 'negation',
    quotes: ["Niere rechts ohne Abszess", "Pyelonephritis rechts mit Abszess"],
    text: `CT Abdomen
Befund: Niere rechts ohne Abszess. Leber mit kleiner Zyste.
Beurteilung: Pyelonephritis rechts mit Abszess.`,
  },
  {
    why: "Ein normal weiter Gelenkspalt ohne Anbauten ist nicht verschlissen.",
    kind: 'negation',
    quotes: ["Gelenkspalt allseits normal weit", "Fortgeschrittene Coxarthrose"],
    text: `Röntgen Hüfte rechts
Befund: Gelenkspalt allseits normal weit. Keine Randanbauten.
Beurteilung: Fortgeschrittene Coxarthrose.`,
  },
  {
    why: "Zwischen Gelenkspalt und Verschmälerung stehen Ort und Maß.",
    kind: 'negation',
    quotes: ["Gelenkspalt medial deutlich verschmälert mit Randanbauten", "Keine Arthrose"],
    text: `Röntgen Knie
Befund: Gelenkspalt medial deutlich verschmälert mit Randanbauten.
Beurteilung: Keine Arthrose.`,
  },
  {
    why: "Gas außerhalb des Darms ist freie Luft.",
    kind: 'negation',
    quotes: ["Kein Gas außerhalb des Darms", "Hohlorganperforation mit freier Luft"],
    text: `CT Abdomen
Befund: Kein Gas außerhalb des Darms.
Beurteilung: Hohlorganperforation mit freier Luft.`,
  },
  {
    why: "Der Bulbus der Karotisduplex ist kein Auge.",
    kind: 'findingsImpression',
    quotes: ["Bulbus beidseits zart, keine Plaques", "Hochgradige Stenose der A. carotis interna rechts"],
    text: `Duplexsonographie Carotis
Befund: Bulbus beidseits zart, keine Plaques.
Beurteilung: Hochgradige Stenose der A. carotis interna rechts.`,
  },
  {
    why: "Supraaortale Gefäße sind die des Halses.",
    kind: 'findingsImpression',
    quotes: ["Supraaortale Gefäße frei durchgängig", "Verschluss der A. carotis interna links"],
    text: `CT-Angiographie
Befund: Supraaortale Gefäße frei durchgängig.
Beurteilung: Verschluss der A. carotis interna links.`,
  },
  {
    why: "Innere Liquorräume sind die Ventrikel.",
    kind: 'findingsImpression',
    quotes: ["Innere und äußere Liquorräume altersentsprechend", "Hydrozephalus"],
    text: `CT Schädel nativ
Befund: Innere und äußere Liquorräume altersentsprechend.
Beurteilung: Hydrozephalus.`,
  },
  {
    why: "Eine Aussparung im Gefäß ist ein Thrombus.",
    kind: 'negation',
    quotes: ["Aussparung in der Unterlappenarterie rechts", "Keine Lungenembolie"],
    text: `CT Thorax
Befund: Aussparung in der Unterlappenarterie rechts.
Beurteilung: Keine Lungenembolie.`,
  },
  {
    why: "Eine Vene, die sich nicht komprimieren lässt, und keine Thrombose.",
    kind: 'findingsImpression',
    quotes: ["V. femoralis nicht komprimierbar", "Keine Thrombose"],
    text: `Sonographie der Beinvenen links
Befund: V. femoralis nicht komprimierbar.
Beurteilung: Keine Thrombose.`,
  },
  {
    why: "Ohne Mehrbelegung keine Metastase der Knochen.",
    kind: 'negation',
    quotes: ["Keine fokalen Mehrbelegungen des Skeletts", "Ossäre Metastasen"],
    text: `Szintigraphie
Befund: Keine fokalen Mehrbelegungen des Skeletts.
Beurteilung: Ossäre Metastasen.`,
  },
  {
    why: "Signalgerecht ist der Kopf, in dem nichts abgestorben ist.",
    kind: 'negation',
    quotes: ["Femurköpfe rund und signalgerecht", "Hüftkopfnekrose links"],
    text: `MRT Hüfte links
Befund: Femurköpfe rund und signalgerecht.
Beurteilung: Hüftkopfnekrose links.`,
  },
  {
    why: "Eine schlanke Faszie ist nicht entzündet.",
    kind: 'findingsImpression',
    quotes: ["Plantarfaszie schlank", "Plantarfasziitis"],
    text: `MRT Fuß rechts
Befund: Plantarfaszie schlank.
Beurteilung: Plantarfasziitis.`,
  },
  {
    why: "Das freie Retroperitoneum.",
    kind: 'findingsImpression',
    quotes: ["Retroperitoneum frei", "Retroperitoneales Hämatom"],
    text: `CT Abdomen
Befund: Retroperitoneum frei.
Beurteilung: Retroperitoneales Hämatom.`,
  },
  {
    why: "Grazil ist nicht vergrößert.",
    kind: 'findingsImpression',
    quotes: ["Nebennieren grazil", "Nebennierenadenom rechts"],
    text: `CT Abdomen
Befund: Nebennieren grazil. Leberzyste.
Beurteilung: Nebennierenadenom rechts. Leberzyste.`,
  },
  {
    why: "Keine Signalauffälligkeit, keine Läsion.",
    kind: 'negation',
    quotes: ["Hirnparenchym ohne Signalauffälligkeit", "Multiple Marklagerläsionen"],
    text: `MRT Schädel
Befund: Hirnparenchym ohne Signalauffälligkeit.
Beurteilung: Multiple Marklagerläsionen.`,
  },
  {
    why: "Der Winkel zwischen Zwerchfell und Rippe gehört der Pleura.",
    kind: 'findingsImpression',
    quotes: ["Zwerchfellrippenwinkel beidseits frei", "Pleuraerguss links"],
    text: `Röntgen Thorax
Befund: Zwerchfellrippenwinkel beidseits frei. Herz normal groß.
Beurteilung: Pleuraerguss links.`,
  },
  {
    why: "Ohne Aussparung keine Embolie.",
    kind: 'negation',
    quotes: ["Pulmonalarterien bis subsegmental kontrastiert ohne Aussparung", "Segmentale Lungenarterienembolie rechts"],
    text: `CT Thorax
Befund: Pulmonalarterien bis subsegmental kontrastiert ohne Aussparung.
Beurteilung: Segmentale Lungenarterienembolie rechts.`,
  },
  {
    why: 'Die Thrombose der einen Seite erklärt nicht die Zeichen der anderen.',
    kind: 'findingsImpression',
    quotes: ['Rechts: tiefe Venen nicht komprimierbar', 'Keine Thrombose rechts'],
    text: `Duplexsonographie Beinvenen
Befund: Links: V. femoralis nicht komprimierbar. Rechts: tiefe Venen nicht komprimierbar.
Beurteilung: Thrombose links. Keine Thrombose rechts.`,
  },
]
