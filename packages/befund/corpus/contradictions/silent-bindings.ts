import type { SilentCase } from './contradiction-case.ts'

/** Correct reports in which a statement is easily bound to the wrong side, organ, noun or size. */
export const silentBindings: readonly SilentCase[] = [
  {
    why: 'Der Reflux ist links, nur die Varikose auf beiden Seiten.',
    text: `MRT Becken
Befund: Vena ovarica links weit mit Reflux. Vena ovarica rechts schmal, ohne Reflux.
Beurteilung: Reflux der Vena ovarica links mit Varikosis links mehr als rechts.`,
  },
  {
    why: 'Erhalten ist die Höhe des Wirbelkörpers, von dem die Rede war.',
    text: `CT LWS
Befund: Z. n. Kyphoplastie LWK 1. Zement gut verteilt. Die Höhe des Wirbelkörpers ist erhalten. Alte Grundplattenimpression LWK 3.
Beurteilung: Alte Grundplattenimpression LWK 3.`,
  },
  {
    why: 'Eine Niere von normaler Größe kann gestaut sein.',
    text: `Sonographie Nieren
Befund: RECHTS: Nierenbecken nicht erweitert. LINKS: Nierenbecken auf 11 mm erweitert.
Beurteilung: Altersentsprechend große Nieren bds. Erweiterung von Nierenbecken und Ureter links.`,
  },
  {
    why: 'Links liegt zwei Uhr oben außen, drei Uhr zwischen zwei Quadranten.',
    text: `Sonographie Mamma
Befund: Links bei 2 Uhr ein 9 mm großer Herd. Rechts bei 9 Uhr ein Fibroadenom.
Beurteilung: Suspekter Herd im oberen äußeren Quadranten links. Fibroadenom rechts außen.`,
  },
  {
    why: 'Das Ödem liegt kongruent, das Gelenk ist darum nicht regelrecht.',
    text: `MRT Knie links
Befund: Ödem am lateralen Femurkondylus und kongruent am medialen Patellarand. Flache Trochlea.
Beurteilung: Trochleadysplasie.`,
  },
  {
    why: 'Was unter „Linkes Bein.“ steht, ist links.',
    text: `CT-Angiographie Becken und Beine
Befund
Linkes Bein. AIC und AFC frei. Okklusion der AFS ab dem Abgang.
Rechtes Bein: AFS und APOP kräftig kontrastiert mit Kaliberschwankungen.
Beurteilung: Verschluss der AFS links.`,
  },
  {
    why: 'Hinter dem Komma ist die andere Seite frei: von der Wurzel ist nicht mehr die Rede.',
    text: `MRT HWS
Befund: C6/7 Vorfall links foraminal mit Kontakt zur Wurzel C7, rechts freies Foramen.
Beurteilung: Foraminaler Vorfall C6/7 links.`,
  },
  {
    why: 'Die Höhe am Anfang des Satzes gilt auch hinter dem Komma.',
    text: `MRT LWS
Befund: LWK 4/5: Prolaps mit hochgradiger Spinalkanalstenose. LWK 2/3 und 3/4 unauffällig, Spinalkanal normal weit.
Beurteilung: Spinalkanalstenose LWK 4/5.`,
  },
  {
    why: 'Der Winkel heißt nach dem, was er ausschließt.',
    text: `Röntgen Vorfuß rechts
Befund: Hallux-valgus-Winkel 9°, Intermetatarsalwinkel 8°.
Beurteilung: Kein Hallux valgus.`,
  },
  {
    why: "Größe je Seite vor einer verneinten Stauung ist die der Niere, nicht des Nierenbeckens.",
    text: `Sonographie Abdomen
Befund: Nieren beidseits normal groß, rechts 11,2 cm, links 10,6 cm, kein Harnstau, keine Zysten. Milz normal groß, 10 cm, kein Herd.
Beurteilung: Unauffällige Nieren.`,
  },
  {
    why: "Zwischen Maß und Nomen stehen mehrere Attribute; „2.7“ ist die Größe des Herdes, nicht der Leber.",
    text: `MRT Leber
Befund: Leber normal groß. Im Segment VI eine 2.7 cm große, in der Frühphase randständig und danach zentripetal anreichernde, scharf begrenzte Läsion.
Beurteilung: Hämangiom im Segment VI, 2.7 cm.`,
  },
  {
    why: "Fallhöhen sind keine Maße des Patienten.",
    text: `CT Schädel
Klinik: Leitersturz aus 3 m.
Befund: Nach Sprung aus 2 m Höhe keine intrakranielle Blutung. Kalotte intakt.
Beurteilung: Keine Blutung.`,
  },
  {
    why: "Ein Fragment steht, die Fraktur als ganze nicht.",
    text: `CT Sprunggelenk links
Befund: Trimalleoläre Fraktur mit Dislokation des Innenknöchels. Volkmann-Fragment nicht verschoben. Ein Kantenfragment ist nicht disloziert.
Beurteilung: Dislozierte trimalleoläre Fraktur links.`,
  },
  {
    why: "Der Mittellappen liegt rechts: „Linke Lunge frei“ sagt nichts von ihm.",
    text: `Röntgen Thorax
Befund: Flaue Verschattung im Mittellappen. Linke Lunge frei.
Beurteilung: Mittellappenpneumonie.`,
  },
  {
    why: "Die Lingula liegt links.",
    text: `CT Thorax
Befund: Konsolidierung in der Lingula. Rechts kein Infiltrat.
Beurteilung: Pneumonie der Lingula.`,
  },
  {
    why: "Eine Läsion ersten Grades lässt die Fasern erhalten.",
    text: `MRT Sprunggelenk rechts
Befund: Deltaband ödematös verdickt, Fasern erhalten. Außenmeniskus nicht abgebildet.
Beurteilung: Läsion des Deltabandes Grad I.`,
  },
  {
    why: "Eine Teilruptur lässt Restfasern stehen.",
    text: `MRT Ellenbogen links
Befund: Ulnares Kollateralband signalgesteigert und ausgedünnt, Restfasern erhalten.
Beurteilung: Teilruptur des ulnaren Kollateralbandes links.`,
  },
  {
    why: 'Der dünne Randsaum ist ein anderes Ding als die Anreicherung im Satz davor.',
    text: `MRT Schädel
Befund: Am Rand der Resektionshöhle rechts parietal noduläre Anreicherung 12 x 9 mm (VU 5 x 4 mm). Der bandförmige Randsaum medial ist unverändert schmal.
Beurteilung: Zunehmende noduläre Anreicherung parietal rechts.`,
  },
  {
    why: "„ipsilateral“ meint die Seite des Tumors, die andere ist frei.",
    text: `CT Hals
Befund: Raumforderung der Tonsille rechts. Level II rechts ein pathologischer LK. Links zervikal keine vergrößerten Lymphknoten.
Beurteilung: Tonsillenkarzinom rechts mit ipsilateraler Lymphknotenmetastase.`,
  },
  {
    why: 'Das Maß der gesunden Gegenseite steht in Klammern: erweitert ist nur die linke.',
    text: `Sonographie Nieren
Befund: Rechte Niere 11 cm, regelrecht. Linke Niere 12 cm, Nierenbeckenkelchsystem erweitert, Parenchym 9 mm schmal (rechts 16 mm).
Beurteilung: Harnstauung links. Rechts unauffällig.`,
  },
  {
    why: "„Kontralateral“ ist im Röntgen der rechten Hüfte die linke.",
    text: `Röntgen Hüfte rechts
Befund: Regelrechte Lage der Schenkelhalsschrauben. Kontralateral Coxarthrose.
Beurteilung: Regelrechte Materiallage rechts. Coxarthrose links.`,
  },
  {
    why: '„Kontralateral“ hinter der genannten Seite heißt: gegenüber dem Verschluss, nicht: auf der anderen Seite.',
    text: `CT-Angiographie Kopf/Hals
Befund: Verschluss der A. cerebri media links. ACI links: Wandkalk ohne Stenose. ACI rechts 60 %.
Beurteilung: Mediaverschluss links. ACI-Stenose rechts 60 %, kontralateral und asymptomatisch.`,
  },
  {
    why: "Infiltriertes Fett und freier Knorpel vertragen sich.",
    text: `CT Hals
Befund: Raumforderung der Stimmlippe links. Präepiglottisches Fett infiltriert.
Beurteilung: Glottische Raumforderung links. Keine Knorpelinfiltration.`,
  },
  {
    why: 'Ein hämorrhagischer Infarkt ist ein Infarkt; die Blutung der anderen Seite ist eine andere.',
    text: `MRT Schädel
Befund: Rechts venöser Infarkt 14 mm okzipital. Links: Kleine Blutung 5 mm thalamisch.
Beurteilung: Hämorrhagischer Infarkt rechts.`,
  },
  {
    why: "Regelrechte Aufnahme von Kontrastmittel ist kein Befund.",
    text: `CT Abdomen
Befund: Appendix mit regelrechter Wanddicke und Kontrastmittelanreicherung. Nieren mit seitengleich regelrechter Größe und KM-Aufnahme.
Beurteilung: Reizlose Appendix. Unauffällige Nieren.`,
  },
  {
    why: "Die Anreicherung der Hypophyse ist physiologisch.",
    text: `MRT Schädel
Befund: Physiologische Anreicherung der Hypophyse. Keine Diffusionsstörung.
Beurteilung: Unauffällige Hypophyse. Keine pathologische Anreicherung.`,
  },
  {
    why: "Nach Entfernung des einen Schilddrüsenlappens ist der andere noch da.",
    text: `Sonographie Schilddrüse
Anamnese: Z. n. Hemithyreoidektomie links.
Befund: Loge links leer. Rechter Lappen 4,8 x 1,7 x 1,6 cm, darin ein echoarmer Knoten von 8 mm.
Beurteilung: Knoten im rechten Schilddrüsenlappen.`,
  },
  {
    why: "Die Spondylodese von LWK 3 auf LWK 5 schließt LWK 4 ein.",
    text: `MRT LWS
Befund: Spondylodese LWK 3 auf LWK 5. LWK 1/2 mit leichter Protrusion.
Beurteilung: Regelrechte Spondylodese LWK 3 - LWK 5. Protrusion LWK 1/2.`,
  },
  {
    why: "Zwei Zonen der Prostata, zwei Kategorien, von denen der Befund nur eine nennt.",
    text: `MRT Prostata
Befund: TZ: gekapselte Knoten, PI-RADS 2. In der PZ links apikal 14 mm große Läsion mit Diffusionsrestriktion.
Beurteilung: PI-RADS 4 Läsion der PZ links.`,
  },
  {
    why: "Was zurückgebildet ist, ist jetzt normal groß.",
    text: `CT Abdomen
Befund: Milz mit 10,5 cm normal groß (VU 16 cm). Leber normal groß.
Beurteilung: Rückbildung der Splenomegalie.`,
  },
  {
    why: "Ein gerundetes Maß darf eine von zwei Achsen meinen.",
    text: `MRT Schädel
Befund: Die Metastase links frontal misst 3,1 x 2,8 cm.
Beurteilung: Metastase links frontal von rund 30 mm.`,
  },
  {
    why: "Grund- und Deckplatte, im Befund getrennt geschrieben.",
    text: `MRT BWS
Befund: Deckplatten Kompression BWK 5 bis BWK 9. BWK 8 mit Grundplattenimpression.
Beurteilung: Deckplattenimpressionen BWK 5 bis BWK 9, BWK 8 auch der Grundplatte.`,
  },
  {
    why: 'Wo ein Gefäß das der anderen Seite kreuzt, sagt nichts von seiner eigenen Seite.',
    text: `CT-Venographie Becken
Befund: V. iliaca communis links: an der Kreuzung mit der rechten A. iliaca communis eingeengt, distal davon Thrombus bis in die V. iliaca externa.
Beurteilung: Beckenvenenthrombose links.`,
  },
  {
    why: 'Der Lappen, dessen Arterie verschlossen ist, kommt im Befund vor.',
    text: `CT Thorax
Befund: Füllungsdefekt in der rechten Unterlappenarterie, links subsegmental in der Lingula. Rechts dorsobasal keilförmiges Areal ohne Enhancement.
Beurteilung: Lungenarterienembolie beidseits, Lungeninfarkt rechter Unterlappen.`,
  },
  {
    why: 'Das Segment in Klammern und das Maß dazu stehen im Befund.',
    text: `CT Thorax
Befund: Lunge: Die bekannten pulmonalen Metastasen sind kleiner: Oberlappen rechts S3 aktuell 6 mm (zuvor 11). Unterlappen rechts S8: 9 mm, neu.
Beurteilung: Eine neue pulmonale Läsion rechts (S8) 9 mm.`,
  },
  {
    why: '„3 mm/Jahr“ ist eine Geschwindigkeit, keine Größe.',
    text: `MRT Oberbauch
Befund: Zystische Läsion im Pankreaskopf 24 x 15 mm (2021: 18 x 11 mm).
Beurteilung: Läsion im Pankreaskopf um 6 mm gewachsen, zuletzt 2 mm/Jahr.`,
  },
  {
    why: 'Was in der Klammer steht, gehört zum Organ seines Satzes.',
    text: `CT Orbita
Befund: Flüssigkeit an der Lamina papyracea rechts, 11 x 4 mm, randständig anreichernd. Intrakraniell kein Empyem.
Beurteilung: Orbitale Komplikation rechts, Chandler III (subperiostaler Abszess).`,
  },
  {
    why: 'Eine Hydrodissektion ist keine Dissektion des Organs daneben.',
    text: `CT-gesteuerte Thermoablation der Leber
Befund: Herd im Segment IVb, 14 mm, Abstand zur Gallenblase 6 mm, deshalb Hydrodissektion mit 80 ml Glukose neben der Gallenblase. Gallenblasenwand unauffällig.
Beurteilung: Komplikationslose Ablation im Segment IVb.`,
  },
  {
    why: '„Nicht ischämisch“ und „nichtischämisch“ sagen dasselbe.',
    text: `MRT Herz
Befund: Fleckiges Late Enhancement subepikardial lateral, nicht ischämisch.
Beurteilung: Nichtischämisches Late Enhancement lateral.`,
  },
  {
    why: "Weitere Steine verlegen nichts, der eine schon.",
    text: `CT Abdomen nativ
Befund: Prävesikales Konkrement rechts 6 mm mit Harnstau. Weitere, nicht obstruierende Konkremente in den Kelchen rechts.
Beurteilung: Obstruierendes Ureterkonkrement rechts, 6 mm. Nephrolithiasis rechts.`,
  },
  {
    why: "Risser ist ein Name, kein Riss.",
    text: `Röntgen Wirbelsäule
Befund: Linkskonvexe Skoliose, Cobb 18°. Risser 2.
Beurteilung: Skoliose. Keine Ruptur, kein Riss.`,
  },
  {
    why: "„links keiner“: der rechte Erguss steht allein.",
    text: `Röntgen Thorax
Befund: Erguss re. 2 cm, li. keiner. Verkalkungen rechts, links keine.
Beurteilung: Pleuraerguss rechts. Linker Randwinkel frei.`,
  },
  {
    why: "Eine Stufe in der Fraktur, harmonische Verhältnisse am anderen Gelenk.",
    text: `CT Fuß links
Befund: Kalkaneusfraktur mit Stufe von 3 mm. Lisfranc-Linie harmonisch.
Beurteilung: Kalkaneusfraktur links mit Gelenkstufe.`,
  },
  {
    why: "Gelockert ist die rechte Prothese, nicht die linke.",
    text: `Beckenübersicht
Befund: TEP beidseits. Rechts Lysesaum am Schaft. Links keine periprothetische Aufhellungslinie.
Beurteilung: Lockerung der Hüft-TEP rechts.`,
  },
  {
    why: "Verdrängt wird zur Gegenseite.",
    text: `CT Schädel
Befund: Subduralhämatom rechts, Breite 12 mm. Mittellinienverlagerung um 6 mm nach links.
Beurteilung: Raumforderndes Subduralhämatom rechts.`,
  },
  {
    why: "Eine Atelektase zieht das Mediastinum zu sich.",
    text: `Röntgen Thorax
Befund: Pneumothorax links mit Totalatelektase. Mediastinalverlagerung nach links.
Beurteilung: Pneumothorax und Atelektase links.`,
  },
  {
    why: "Punktiert wird der Knoten, den der Satz selbst nennt.",
    text: `Sonographie Schilddrüse
Befund: Rechts echoarmer Knoten 11 mm mit Mikrokalk. Kleine Zyste links.
Beurteilung: Suspekter Knoten rechts, Feinnadelpunktion empfohlen. Kleine Zyste links.`,
  },
  {
    why: "Mehrere Katheter mit eigenen Stärken.",
    text: `CT-gesteuerte Drainage
Vorgehen: Zugang über 6F-Schleuse. Einlage einer 12F-Pigtaildrainage in den Abszess rechts.
Fazit: Einlage einer 12F-Drainage rechts.`,
  },
  {
    why: "Hüfttypen und Winkel, die zueinander passen.",
    text: `Hüftsonographie nach Graf
Befund: Rechts: Alpha 60°, Beta 54°. Typ Ib. Links: Alpha 50°, Beta 66°. Typ IIa.
Beurteilung: Rechts Typ I. Links Typ IIa, Kontrolle in 4 Wochen.`,
  },
  {
    why: "3 Uhr liegt links auf der Grenze von oben außen und unten außen.",
    text: `Sonographie Mamma beidseits
Befund: Links bei 3 Uhr echoarmer Herd, 7 mm. Rechts unauffällig.
Beurteilung: Suspekter Herd links unten außen, BI-RADS 4.`,
  },
  {
    why: "Zwei Herde an zwei Uhrzeiten, von denen die Beurteilung einen nennt.",
    text: `Sonographie Mamma rechts
Befund: Rechts bei 11 Uhr Herd von 9 mm, rechts bei 4 Uhr Zyste von 5 mm.
Beurteilung: Suspekter Herd rechts oben außen, BI-RADS 4.`,
  },
  {
    why: "Eine exophytische Zyste reicht über die Niere hinaus.",
    text: `Sonographie Nieren
Befund: Linke Niere 10,2 x 4,8 x 4,6 cm. An der linken Niere exophytische Zyste von 11 cm.
Beurteilung: Große Nierenzyste links.`,
  },
  {
    why: "Monat der VU nur genannt.",
    text: `CT Thorax vom 12.05.2024
Vergleich: CT vom 03.02.2024.
Befund: Rundherd rechts 8 mm, gegenüber 02/2024 unverändert.
Beurteilung: Konstanter Rundherd.`,
  },
  {
    why: "Zwei Voruntersuchungen, die ältere zitiert.",
    text: `CT Thorax vom 12.05.2024
Vergleich: CT vom 03.02.2024 und vom 11.08.2023.
Befund: Rundherd rechts 8 mm, gegenüber 11.08.2023 unverändert.
Beurteilung: Konstanter Rundherd seit 08/2023.`,
  },
  {
    why: "CT und Röntgen mit je eigenem Datum.",
    text: `CT Thorax
Vergleich: CT vom 03.02.2024. Röntgen vom 10.02.2024
Befund: Erguss, gegenüber dem Röntgen vom 10.02.2024 regredient.
Beurteilung: Erguss.`,
  },
  {
    why: "Geplanter Eingriff nach der Untersuchung.",
    text: `CT Abdomen vom 04.04.2024. Klinik: OP geplant am 14.04.2024, Sigmakarzinom.
Befund: Leber unauffällig.
Beurteilung: Keine Metastasen.`,
  },
  {
    why: "Kontrolltermin nach der Untersuchung.",
    text: `MRT Knie vom 09.10.2024, Distorsion am 06.10.2024, Kontrolltermin am 16.10.2024.
Befund: VKB intakt.
Beurteilung: Unauffällig.`,
  },
  {
    why: "Alte Eingriffe mit Monat neben der VU.",
    text: `CT nach EVAR (05/2021), VU 12.04.2024
Aneurysmasack 58 mm (Vor-CT 12.04.2024: 54 mm, 05/2022: 52 mm).
Beurteilung: Größenprogredienter Aneurysmasack.`,
  },
  {
    why: "Zwei Vorbefunde verschiedener Modalität.",
    text: `MRT Leber
Vorbefunde: MRT vom 17.09.2024 extern, CT vom 03.02.2022
Befund: Läsion 27 mm, gegenüber der MRT vom 17.09.2024 unverändert, im CT vom 03.02.2022 24 mm.
Beurteilung: Hämangiom.`,
  },
  {
    why: "Therapiebeginn geplant, OP früher.",
    text: `MRT LWS vom 12.08.2024
Klinik: Z.n. Nukleotomie L4/5 am 11.03.2019. Therapiebeginn am 20.08.2024 geplant.
Vergleich: MRT vom 02.02.2020.
Befund: Gegenüber der VU vom 02.02.2020 unverändert.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "VU mit und ohne Tag.",
    text: `CT Thorax
Vergleich mit VU vom 04.11.2023.
Befund: Rundherd 5 mm, seit 2021 bekannt. Im Verlauf seit 04.11.2023 größenkonstant.
Beurteilung: Rundherd, seit 11/2023 konstant.`,
  },
  {
    why: "Voraufnahme vor der Untersuchung.",
    text: `Röntgen Thorax vom 21.08.2024
Voraufn. 07.08.2024. Pneu 8 mm.
Beurteilung: Rückläufig.`,
  },
  {
    why: "Zwei Rundherde mit eigenem Verlauf.",
    text: `CT Thorax
Befund: Rundherd im rechten Oberlappen, aktuell 14 mm, vormals 9 mm. Rundherd links 5 mm (VU 6 mm).
Beurteilung: Größenprogredienter Rundherd rechts, links konstant.`,
  },
  {
    why: "Gemischtes Ansprechen.",
    text: `CT Abdomen
Befund: Lymphknoten retroperitoneal bis 22 mm (zuvor 31 mm). Lebermetastase Segment VI 30 mm (zuvor 22 mm).
Beurteilung: Gemischtes Ansprechen: Lymphknoten regredient, Lebermetastase progredient.`,
  },
  {
    why: "FNH konstant neben wachsender Läsion.",
    text: `MRT Leber
Befund: FNH Segment IV ident. Läsion Segment VII 26 mm. VU 18 mm.
Beurteilung: FNH konstant. Größenprogrediente Läsion Segment VII.`,
  },
  {
    why: "Zwei Knoten, zwei Verläufe.",
    text: `Sonographie Schilddrüse
Befund: Knoten rechts kaudal 21 mm. In der Voruntersuchung 20 mm. Knoten links 8 mm, in der VU 12 mm.
Beurteilung: Knoten rechts stabil, links regredient.`,
  },
  {
    why: "Erguss im Folgesatz, Dystelektasen zunehmend.",
    text: `CT Thorax
Befund: Pleuraerguss links 2 cm. In der VU 4 cm. Dystelektasen basal zunehmend.
Beurteilung: Rückläufiger Erguss links, zunehmende Dystelektasen.`,
  },
  {
    why: 'Rund zwei Zentimeter sind genau gemessen 19 mm.',
    text: `Sonographie Schilddrüse
Befund: Echoarmer Knoten rechts von ca. 2 cm. Linker Lappen regelrecht.
Beurteilung: Knoten rechts, 19 mm.`,
  },
  {
    why: "Größe zu einem Datum.",
    text: `MRT Hypophyse
Befund: Mikroadenom rechts 4 mm, am 12.03.2023 noch 7 mm. Hypophyse 8 mm hoch.
Beurteilung: Größenregredientes Mikroadenom.`,
  },
  {
    why: "Aneurysma wächst, Thrombus bleibt.",
    text: `CT
Befund: Aneurysma 49 mm, von 42 mm auf 49 mm größenprogredient. Thrombus unverändert.
Beurteilung: Progredientes Aneurysma, Thrombus konstant.`,
  },
  {
    why: "Etwas kleiner und dennoch stabil.",
    text: `MRT Schädel
Befund: Resthöhle 12 mm, früher 18 mm. Kontrastmittelsaum unverändert. Ventrikel konstant.
Beurteilung: Stabile Verhältnisse. Resthöhle etwas kleiner.`,
  },
  {
    why: "Rechts neu, links in Rückbildung.",
    text: `CT Thorax
Befund: Infiltrat links in Rückbildung. Rechts neu aufgetretenes Infiltrat.
Beurteilung: Regrediente Pneumonie links, neue Pneumonie rechts.`,
  },
  {
    why: "Ein Wirbel konstant, einer neu.",
    text: `Röntgen BWS
Befund: Keilwirbel BWK 8 konstant. Neu: Sinterung BWK 11.
Beurteilung: Frakturen BWK 8 unverändert und BWK 11 neu.`,
  },
  {
    why: "Metastase konstant, Milz wächst.",
    text: `CT Abdomen
Befund: Bekannte Zysten konstant. Metastase Segment II 12 mm, VU 11 mm. Milz 12 cm, in der VU 11 cm.
Beurteilung: Metastase konstant. Milzgröße gering zunehmend.`,
  },
  {
    why: "Sinterung in Prozent.",
    text: `CT LWS
Befund: Sinterung LWK 2, in der VU vom 01.02.2023 um 20 %, jetzt um 40 %.
Beurteilung: Zunehmende Sinterung LWK 2.`,
  },
  {
    why: "Normal weiter Ventrikel mit schlechter Funktion.",
    text: `MRT Herz
Befund: Linker Ventrikel normal dimensioniert, LVEF 38 %. Regionale Wandbewegungsstörung.
Beurteilung: Eingeschränkte LV-Funktion.`,
  },
  {
    why: "Verneinte Einschränkung.",
    text: `MRT Herz
Befund: LVEF 62 %, keine eingeschränkte LV-Funktion. RVEF 55 %.
Beurteilung: Gute Pumpfunktion.`,
  },
  {
    why: "„stabil“ und „nach kaudal zunehmend“ vergleichen nicht.",
    text: `CT Thorax
Keine Voruntersuchung zum Vergleich.
Befund: Stabile Verhältnisse der Wirbelkörper. Nach kaudal zunehmende Dystelektasen.
Beurteilung: Kein Infiltrat.`,
  },
  {
    why: "Hypophyse und Adenom je mit eigenem Maß.",
    text: `MRT Hypophyse
Befund: Hypophyse 8 mm hoch. Rechts ein 5 x 4 mm großer Herd.
Beurteilung: Mikroadenom der Hypophyse rechts (5 mm).`,
  },
  {
    why: "Nur die Hypophyse gemessen.",
    text: `MRT Hypophyse
Befund: Hypophyse 8 mm hoch. Kein Herd.
Beurteilung: Hypophyse mit 8 mm normal.`,
  },
  {
    why: "Zunahme in Klammern.",
    text: `CT Abdomen
Befund: Infrarenales BAA mit 52 mm (VU 49 mm).
Beurteilung: Größenprogredientes Bauchaortenaneurysma mit 52 mm (+3 mm).`,
  },
  {
    why: "Zyste und ihre Wand.",
    text: `CT Nieren
Befund: Zyste am Oberpol links 27 mm mit zarter Wand 2,7 mm.
Beurteilung: Zyste links 27 mm, Wand 2,7 mm.`,
  },
  {
    why: "„um 5 mm auf 55 mm“.",
    text: `CT Abdomen
Befund: Zunahme des Aneurysmas um 5 mm auf 55 mm.
Beurteilung: Aneurysma 55 mm, +5 mm seit der VU.`,
  },
  {
    why: "Zwei Muskeln mit zwei Graden.",
    text: `MRT Schulter
Befund: Supraspinatus mit ausgeprägter Verfettung (Goutallier 3). Infraspinatus gering verfettet (Goutallier 1).
Beurteilung: Rotatorenmanschettendefekt.`,
  },
  {
    why: "Einfache und komplexe Zyste.",
    text: `CT Nieren
Befund: Einfache Zyste rechts. Links komplexe Zyste mit Septen.
Beurteilung: Einfache Nierenzyste rechts, komplexe Zyste links Bosniak III.`,
  },
  {
    why: "Kurzname neben der Niere, den nichts erklärt.",
    text: `Sonographie
Befund: Nieren bds. zart, NB re 4 mm li 3 mm, kein Stau.
Beurteilung: Nieren unauffällig.`,
  },
  {
    why: "„nicht hinzugekommen“ verneint, was neu wäre.",
    text: `MRT Schädel
Befund: Multiple Marklagerläsionen, neue Läsionen sind nicht hinzugekommen.
Beurteilung: Multiple Sklerose, derzeit ohne Aktivitätszeichen.`,
  },
  {
    why: "Zwei Rundherde mit eigener VU.",
    text: `CT Thorax
Befund: Rundherd S9 links 11 mm, in der VU 7 mm. Rundherd S2 rechts 4 mm, in der VU 6 mm.
Beurteilung: Rundherde: links größenprogredient, rechts größenregredient.`,
  },
  {
    why: "Voraufnahme mit und ohne Tag.",
    text: `MRT Leber
Voraufn. vom 03.05.2023.
Befund: FNH 33 mm, gegenüber 05/2023 konstant.
Beurteilung: FNH, unverändert.`,
  },
  {
    why: "Nieren gleich groß ist kein Verlauf.",
    text: `Sono Abdomen
Befund: Nieren gleich groß. Hämangiom 22 mm, VU 21 mm, somit stabil. Zyste links 14 mm. VU 9 mm.
Beurteilung: Hämangiom konstant. Nierenzyste links größenprogredient.`,
  },
  {
    why: "Perikard- und Pleuraerguss gegenläufig.",
    text: `CT Thorax
Befund: Perikarderguss 8 mm, in der VU 15 mm. Pleuraerguss rechts zunehmend.
Beurteilung: Perikarderguss rückläufig, Pleuraerguss zunehmend.`,
  },
  {
    why: "Alter und neuer Abszess.",
    text: `CT Abdomen
Befund: Leberabszess Segment VII 5,2 cm, VU 7,8 cm. Weiterer Abszess Segment IV neu 2 cm.
Beurteilung: Leberabszess Segment VII regredient. Neuer Abszess Segment IV.`,
  },
  {
    why: "Aorta an zwei Stellen.",
    text: `CT Thorax
Befund: Aorta ascendens 48 mm (VU 48 mm). Aorta descendens 34 mm (VU 30 mm).
Beurteilung: Ektasie der Aorta ascendens unverändert, descendens progredient.`,
  },
  {
    why: "Folgesätze eines konstanten Meningeoms.",
    text: `MRT Schädel
Befund: Meningeom 13 mm. Vormals 12 mm. Somit größenkonstant. Gliose 5 mm.
Beurteilung: Meningeom konstant.`,
  },
  {
    why: "Milz und Nebenmilz.",
    text: `CT Abdomen
Befund: Milz 15 cm. Nebenmilz 12 mm. Leber 16 cm.
Beurteilung: Splenomegalie 15 cm mit Nebenmilz 1,2 cm.`,
  },
  {
    why: "Stauung und Erguss.",
    text: `Röntgen Thorax
Befund: Erguss links etwas rückläufig. Stauung unverändert. ZVK neu.
Beurteilung: Stauung konstant, Erguss links regredient.`,
  },
  {
    why: "Progress trotz kleinerer Metastase.",
    text: `CT
Befund: Metastase Segment VI 20 mm (VU 30 mm), Metastase Segment II 14 mm (VU 10 mm), mehrere neue Metastasen.
Beurteilung: Insgesamt Progress bei Größenabnahme der Metastase in Segment VI.`,
  },
  {
    why: "Die Beurteilung nennt den neuen Herd selbst; verneint wird nur die Aktivität im Sinne der Anreicherung.",
    text: `MRT Neurokranium mit KM
Befund: Zahlreiche Marklagerherde periventrikulär. Im Verlauf ein neuer, 4 mm großer Herd temporal rechts. Keine Anreicherung nach Kontrastmittelgabe.
Beurteilung: Ein neuer Herd temporal rechts, keine Zeichen entzündlicher Aktivität.`,
  },
  {
    why: "Die Zunahme der Läsionslast steht in der Beurteilung, nur die akute Aktivität wird verneint.",
    text: `MRT Schädel mit KM
Befund: Demyelinisierende Läsionen beidseits, davon eine neue Läsion pontin. Keine KM-Aufnahme.
Beurteilung: Leichte Progredienz der Läsionslast ohne Zeichen akuter Entzündungsaktivität.`,
  },
  {
    why: "Der Grad gehört zur Stenose, die Meyerding-Angabe zur Listhese.",
    text: `MRT LWS
Befund: Anterolisthesis L3 gegenüber L4 um 4 mm. Hochgradige Spinalkanalstenose L3/4.
Beurteilung: Hochgradige Spinalkanalstenose L3/4 bei Spondylolisthesis Meyerding Grad I.`,
  },
  {
    why: 'nothing in the pleura, and nothing in the lung of the same side',
    text: 'Röntgen Thorax\nPleuraerguss rechts 3 cm. Links kein Pneumothorax, linke Lunge frei.\nBeurteilung: Pleuraerguss rechts.',
  },
  {
    why: 'what stands behind the second side of one side is a vessel of its own',
    text: 'Duplex Halsgefäße\nRechts unauffällig. Hochgradige Stenose der ACI links, linke ACE frei.\nBeurteilung: Hochgradige ACI-Stenose links.',
  },
  {
    why: "Eine Bandruptur und eine aufgefaserte Sehne; die vordere Syndesmose steht unter ihrem Etikett.",
    text: `MRT Sprunggelenk links
Befund: Syndesmose: Vordere signalangehoben und verdickt. Hintere o. B.
Außenbänder: LFTA durchgerissen. LFC ausgefranst und teilweise erhalten.
Deltaband: Ödematös, kontinuierlich.
Beurteilung: Ruptur LFTA, Teilruptur LFC. Zerrung der vorderen Syndesmose.`,
  },
  {
    why: "Der frische Infarkt ist im Befund eine Diffusionsstörung ohne Stromgebiet, der alte liegt in einem anderen.",
    text: `MRT Kopf
Befund: Diffusionsrestriktion im Gyrus postcentralis links mit ADC-Absenkung. Alter Posteriorinfarkt rechts. Keine Blutung.
Beurteilung: Frische Ischämie im Mediastromgebiet links. Residuen rechts posterior.`,
  },
  {
    why: "Lymphknotenstationen nennen ihre Seite selbst, die Seite der Lunge davor gilt nicht für sie.",
    text: `CT Thorax mit KM
Befund: Rundherd im rechten Oberlappen 14 mm. Linke Lunge unauffällig. Lymphknoten 10R 14 mm (VU 19 mm), infrakarinal 8 mm.
Beurteilung: Rückläufige Lymphknotenmetastase rechts hilär. Rundherd im rechten Oberlappen.`,
  },
  {
    why: "Die Wurzel C5 verlässt den Kanal bei C4/5, wo der Befund die Enge beschreibt.",
    text: `MRT HWS
Befund: C4/5: Unkarthrose mit Enge des Foramens links. C5/6: Prolaps mit Kompression der Wurzel C6 links. C6/7: unauffällig.
Beurteilung: Prolaps C5/6 links mit C6-Kompression. Foraminalstenose C4/5 links, Reizung der Wurzel C5 denkbar.`,
  },
  {
    why: "„Nichtverkalkt“ ist ohne Kalk.",
    text: `Koronar-CT
Befund: RIVA mit nichtverkalkter Plaque, RCX mit nicht-kalzifizierter Plaque.
Beurteilung: Kein Koronarkalk.`,
  },
  {
    why: "Ein Begleitödem reicht weiter als das, was es begleitet.",
    text: `MRT Hüfte links
Befund: Subchondrale Nekrose des Femurkopfes links ohne Einbruch. Begleitendes Ödem bis in den Schenkelhals.
Beurteilung: Hüftkopfnekrose links, ARCO II, mit Begleitödem.`,
  },
  {
    why: "Innerhalb der Messgenauigkeit ist kein Verlauf, und das Aneurysma der Beckenarterie ist nicht das der Aorta.",
    text: `CTA Aorta
Befund: Aneurysmasack 61 mm (VU 63 mm). Aneurysma der A. iliaca communis links 24 mm (VU 23 mm).
Beurteilung: Größenregredienter Aneurysmasack. Größenzunahme des Iliakalaneurysmas links innerhalb der Messgenauigkeit.`,
  },
  {
    why: "Das Maß gehört dem Areal, nicht dem Schilddrüsenlappen.",
    text: `Sonographie Schilddrüse
Befund: Volumen rechts 5 ml, links 6 ml. Links kaudal ein 3 mm messendes echoarmes Areal ohne Fluss. Echostruktur sonst homogen.
Beurteilung: Kein abklärungsbedürftiger Herd.`,
  },
  {
    why: "Gebrochen ist nicht geboren: das Datum daneben ist keines der Geburt.",
    text: `Röntgen Unterarm links
Befund: Plattenosteosynthese am 03.05.2023. Eine Schraube ist gebrochen (am 11.09.2023 noch intakt). Achse gerade.`,
  },
  {
    why: "Links ist der Erguss fort, rechts bleibt ein geringer: das Verschwinden gilt nur für links.",
    text: `Röntgen Thorax
Befund: Erguss rechts gering, links nicht mehr abgrenzbar. Kein Pneumothorax.
Beurteilung: Erguss links nicht mehr nachweisbar, rechts gering.`,
  },
  {
    why: "Die linke Wurzel L4 liegt bei L3/4 in der Narbe, die rechte wird eine Etage tiefer im Foramen berührt.",
    text: `MRT LWS
Befund: L3/4: Z. n. Nukleotomie links, Narbe umgibt die Wurzel L4 links. L4/5: Foramen rechts eng, L4 rechts tangiert.
Beurteilung: Epidurale Narbe L3/4 links. Foramenstenose L4/5 rechts mit Tangierung L4.`,
  },
  {
    why: "Zwei Grade in zwei Zonen; der höhere steht im Befund nur als Beschreibung.",
    text: `MRT Prostata
Befund: TZ mit gekapselten Knoten, PI-RADS 2. PZ links mittig 9 mm, deutlich diffusionsgestört. Rechts apikal streifig (PI-RADS 2).
Beurteilung: PI-RADS 4 links. Rechts narbig, PI-RADS 2.`,
  },
  {
    why: "Der Herd des Segments ist beschrieben, aber erst in der Beurteilung benannt.",
    text: `MRT Leber
Befund: Segment VI 28 mm: arteriell kräftig anreichernd, zentrale Narbe. Segment III 11 mm: periphere noduläre Füllung.
Beurteilung: FNH Segment VI. Hämangiom Segment III.`,
  },
  {
    why: 'Stents auf beiden Seiten, in verschiedenen Gefäßen.',
    text: `CT-Angiographie Becken-Bein
Befund: AIC-Stent rechts offen. AFS-Stent links verschlossen.
Beurteilung: Verschluss des AFS-Stents links. Iliakalstent rechts durchgängig.`,
  },
  {
    why: 'Die ältere Lakune der Gegenseite ist nicht der frische Infarkt.',
    text: `MRT Schädel
Befund: Signalanhebung links parietal. Lakune im rechten Thalamus.
Beurteilung: Mediateilinfarkt links.`,
  },
  {
    why: 'Zwei Etagen, die Seitenangabe der ersten endet mit ihr.',
    text: `MRT Wirbelsäule
Befund: Facettengelenkszyste rechts L3/4. HWK 5/6: linksseitige Neuroforamenstenose.
Beurteilung: Neuroforamenstenose HWK 5/6 links.`,
  },
  {
    why: 'Lipom und Infarkt liegen in verschiedenen Lappen.',
    text: `CT Schädel
Befund: Hypodenses Areal im linken Posteriorstromgebiet. Kleines Lipom rechts frontal.
Beurteilung: Okzipitalinfarkt links.`,
  },
  {
    why: 'Die Hüfte ist beschrieben, nur nicht mit einem Wort für die Dysplasie.',
    text: `Sonographie Säuglingshüfte
Befund: Hüfte links Typ IIb. Bursitis trochanterica rechts.
Beurteilung: Dysplasie der linken Hüfte.`,
  },
  {
    why: 'Keine Wurzelkompression hinter der Höhe meint die andere Höhe nicht.',
    text: `MRT LWS
Befund: LWK 3/4: Prolaps rechts mit Kompression der Wurzel L4. LWK 4/5: breitbasige Protrusion, die Wurzeln sind frei.
Beurteilung: Prolaps LWK 3/4 mit Kompression der Wurzel L4 rechts. Breitbasige Protrusion LWK 4/5, keine Nervenwurzelaffektion.`,
  },
  {
    why: 'Der Katheter liegt links, der Port rechts.',
    text: `Röntgen Thorax
Befund: ZVK über die linke V. jugularis. Port-Aggregat rechts pektoral.
Beurteilung: ZVK links und Port rechts korrekt.`,
  },
  {
    why: 'Die Arterie des Mittellappens liegt im Mittellappen; mit dem Infarkt beginnt eine neue Aussage.',
    text: `CT-Angiographie der Pulmonalarterien
Befund: Füllungsdefekte in der Mittellappenarterie sowie in Segmentarterien des rechten Unterlappens.
Beurteilung: Embolie rechts im Mittel- und Unterlappen mit Infarktareal.`,
  },
  {
    why: 'Die Hinterkante ist nicht beteiligt, die Vorderkante gemindert: kein Gegensatz.',
    text: `CT LWS
Befund: Deckplattenfraktur LWK 1 mit Höhenminderung der Vorderkante.
Beurteilung: Deckplattenfraktur LWK 1 ohne Hinterkantenbeteiligung.`,
  },
  {
    why: 'Der Satz nach der Plaque spricht weiter von der ACI, die ACE hat ihre eigene Enge.',
    text: `Duplex der Halsgefäße
Links: Am ACI-Abgang lange Plaque. Entspricht einer Stenose von 80 %. ACE mit Abgangsstenose 50 %.
Beurteilung: ACI-Stenose links, ca. 80 %.`,
  },
  {
    why: 'Nur das proximale Drittel ist frei, darunter ist die Vene verschlossen.',
    text: `Sonographie Beinvenen
Rechtes Bein: V. femoralis im proximalen Drittel frei. Ab der Mitte nicht komprimierbar. Der Thrombus reicht über die V. poplitea bis in die Vv. fibulares.
Beurteilung: Beinvenenthrombose rechts: V. femoralis, V. poplitea.`,
  },
  {
    why: 'Hinter „mit“ liegt die Verlegung an einer Stelle, die zur Kieferhöhle gehört.',
    text: `CT NNH
Befund: Siebbeinzellen rechts verschattet. Schleimhautschwellung im rechten Sinus maxillaris mit Verlegung des Infundibulums.
Beurteilung: Sinusitis maxillaris und ethmoidalis rechts mit Verlegung des ostiomeatalen Komplexes.`,
  },
  {
    why: 'Die Begleithydrozele steht unter der kranken Seite, die gesunde ist unauffällig.',
    text: `Sonographie Skrotum
Hoden links 4,9 x 3,4 x 3,1 cm, kein Fluss. Begleithydrozele.
Beurteilung: Hodentorsion links. Rechter Hoden unauffällig.`,
  },
  {
    why: 'Eine knöcherne Konsolidierung ist kein Infiltrat.',
    text: `Röntgen Rippen links
Befund: Rippe 6 links mit knöcherner Konsolidierung. Kein Infiltrat.
Beurteilung: Fortgeschrittene knöcherne Konsolidierung der Rippe 6 links.`,
  },
  {
    why: 'Der Hilus ist der der LK, nicht der Leiste.',
    text: `Sonographie der Leisten
Befund: Links Leistenhernie mit Netzfett, reponibel. LK inguinal bds. mit erhaltenem Hilus.
Beurteilung: Leistenhernie links.`,
  },
  {
    why: 'Größe eines anderen Organs, die nur in der Beurteilung steht.',
    text: `CT Abdomen
Befund: Milz 9,2 cm lang. Leber homogen.
Beurteilung: Bauchaortenaneurysma 5,2 cm, bereits bekannt.`,
  },
  {
    why: 'Der Ort vor allen Beiworten ist der des Befundes.',
    text: `MRT Leber
Befund: In Segment V 18 mm große, in T2 deutlich signalreiche, glatt begrenzte Läsion. Zwei kleinere Läsionen in Segment II (7 mm) und III (9 mm).
Beurteilung: Drei Leberhämangiome, das größte in Segment V.`,
  },
  {
    why: 'Eine Grenze, keine Größe.',
    text: `Sonographie Schilddrüse
Befund: Knoten im rechten Lappen 18 x 12 mm.
Beurteilung: Schilddrüsenknoten rechts, Punktion ab 15 mm zu erwägen.`,
  },
  {
    why: 'Zwei Prozentangaben von Verschiedenem.',
    text: `MRT Herz
Befund: LVEF 62 %. Subendokardiales LGE inferior.
Beurteilung: Infarktnarbe, etwa 12 % des Myokards.`,
  },
  {
    why: 'Physiologische Flüssigkeit ist nicht der Rede wert.',
    text: `Sonographie Skrotum
Befund: Rechts echofreie Flüssigkeit um den Hoden, 28 mm. Links physiologische Flüssigkeit.
Beurteilung: Hydrozele rechts. Keine Hydrozele links.`,
  },
  {
    why: 'Nierenbecken hinter der Niere, klein gemessen.',
    text: `Sonographie
Befund: Nieren normal groß, NB rechts 4 mm, links 5 mm.`,
  },
  {
    why: 'Rechter und linker Ventrikel, verschieden gut.',
    text: `MRT Herz
Befund: LVEF 34 %. Rechtsventrikuläre Pumpfunktion normal.
Beurteilung: Eingeschränkte LV-Funktion.`,
  },
  {
    why: 'Fraktur auf Höhe der Syndesmose und ihr Typ.',
    text: `Röntgen Sprunggelenk
Befund: Schrägfraktur der Fibula auf Höhe der Syndesmose.
Beurteilung: Weber-B-Fraktur.`,
  },
  {
    why: 'Leicht und mäßig sind Nachbarn.',
    text: `MRT HWS
Befund: HWK 6/7: leichte Foramenstenose rechts.
Beurteilung: Mäßige Foramenstenose HWK 6/7 rechts.`,
  },
  {
    why: 'Kleiner Herd hinter dem Komma, große Zyste vor ihm.',
    text: `CT Abdomen
Befund: Kleine Leberzyste, Nierenzyste links von 7 cm.`,
  },
  {
    why: 'Drei Voraufnahmen, jede an ihrem Ort.',
    text: `CT Thorax vom 12.03.2024
Voruntersuchungen: CT vom 14.09.2023 und vom 14.03.2023.
Befund: Rundherd 7 mm, zum 14.09.2023 konstant, seit dem 14.03.2023 minimal größer.`,
  },
  {
    why: 'Letzte Therapie vor, nächste Kontrolle nach der Untersuchung.',
    text: `CT Thorax vom 03.02.2025
Befund: Letzte Chemotherapie am 20.01.2025. Unauffällige Lunge.
Beurteilung: Kontrolle am 03.08.2025 empfohlen. Befund übermittelt am 04.02.2025.`,
  },
  {
    why: 'Unfall und Operation an benachbarten Tagen.',
    text: `Röntgen Hand
Klinische Angaben: Sturz am 03.05.2024, Osteosynthese am 05.05.2024.
Befund: Regelrechte Lage.`,
  },
  {
    why: "Das Maß ist das einer anderen, kurzen Stenose.",
    text: `CT-Angiographie
Befund: Langstreckiger Verschluss der AFS, Stenose der A. poplitea über 10 mm.`,
  },
  {
    why: 'Zehn Jahre sind kein Alter, Meter kein Geschlecht.',
    text: `Röntgen Becken
Klinik: 10-jähriger Verlauf, Sturz aus 2 m. Patientin mit Leistenschmerz.
Befund: Keine Fraktur. Uterus nicht beurteilbar.`,
  },
  {
    why: 'Nur auf die orale Gabe wurde verzichtet.',
    text: `CT Abdomen
Technik: Kontrastmittelgabe i.v., auf orale Kontrastierung wurde verzichtet.
Befund: Homogen kontrastierte Leber.`,
  },
  {
    why: '„links ohne“ sagt: links nicht.',
    text: `Sonographie Nieren
Befund: Niere rechts mit Stein 4 mm und Stau. Niere links mit Stein 5 mm, ohne Stau.
Beurteilung: Nephrolithiasis bds., rechts mit Harnstau, links ohne.`,
  },
  {
    why: 'Beide Richtungen sind im Befund beschrieben.',
    text: `CT Staging
Befund: Lungenmetastasen größenregredient, Lebermetastase in Segment IV größenprogredient.
Beurteilung: Regredienz der pulmonalen Manifestationen, Progredienz der hepatischen Manifestationen.`,
  },
  {
    why: 'Zunahme um so viel ist keine Größe.',
    text: `Röntgen Wirbelsäule
Befund: Cobb 24° thorakal (VU 19°).
Beurteilung: Damit thorakal Zunahme um 5°.`,
  },
  {
    why: 'Die Höhe der Syndesmose ist verneint.',
    text: `Röntgen Sprunggelenk
Befund: Fraktur der Fibula auf Höhe der Syndesmose. Oberhalb der Syndesmose keine Fraktur.
Beurteilung: Weber B.`,
  },
  {
    why: 'Lang und mit Fetthilus, also harmlos.',
    text: `CT Abdomen
Befund: Inguinale Lymphknoten bis 24 mm mit Fetthilus.
Beurteilung: Keine pathologisch vergrößerten Lymphknoten.`,
  },
  {
    why: 'Groß an einer Stelle, nirgends sonst.',
    text: `CT Hals
Befund: Suspekter Lymphknoten Level II rechts 28 mm. Mediastinal keine vergrößerten Lymphknoten.
Beurteilung: Lymphknotenmetastase Level II rechts.`,
  },
  {
    why: 'Schmales Parenchym macht noch keine Schrumpfniere.',
    text: `Sonographie Abdomen
Befund: Linke Niere 11,8 cm mit verschmälertem Parenchym. Rechte Niere als Schrumpfniere 7,1 cm.`,
  },
  {
    why: 'Einige Millimeter Unterschied heißen unverändert.',
    text: `CT Abdomen
Befund: Aortenaneurysma 41 mm (VU 39 mm).
Beurteilung: Aortenaneurysma unverändert.`,
  },
  {
    why: 'Die andere Orbita ist unauffällig.',
    text: `CT Gesichtsschädel
Befund: Linke Orbita unauffällig. Rechts Fraktur des Orbitabodens.
Beurteilung: Orbitabodenfraktur rechts.`,
  },
  {
    why: 'Die Drainage liegt regelrecht, der Thorax ist es nicht.',
    text: `Röntgen Thorax
Befund: Thoraxdrainage links regelrecht. Hämatothorax links 12 mm.
Beurteilung: Hämatothorax links.`,
  },
  {
    why: 'Die Enge, nicht die Bandscheibe, liegt auf der anderen Seite.',
    text: `MRT LWS
Befund: L4/5: Neuroforamenstenose rechts, Prolaps mit Kontakt zur Wurzel L5 links.
Beurteilung: Prolaps L4/5 mit Kontakt zur Wurzel L5 links.`,
  },
  {
    why: 'Beidseits Kontakt, links stärker.',
    text: `MRT LWS
Befund: L4/5: Breitbasige Protrusion, rechts mehr als links, Kontakt zur Wurzel L5 rechts.
Beurteilung: Protrusion L4/5.`,
  },
  {
    why: 'Verneinter Kontakt zur Wurzel der Gegenseite.',
    text: `MRT HWS
Befund: HWK 5/6: Bandscheibenvorfall rechts ohne Kontakt zur Wurzel C6 links.
Beurteilung: Bandscheibenvorfall HWK 5/6.`,
  },
  {
    why: 'Die Zeile unter der Klinik nennt dieselbe Seite.',
    text: `Klinik: Schulterschmerz.
Schulter rechts a.p. und axial
Omarthrose rechts. Keine Fraktur.`,
  },
  {
    why: 'Zwei Segmente, jedes mit seiner Seite.',
    text: `MRT LWS
Befund: L3/4: Prolaps rechts mit Kompression der Wurzel L4 rechts. L4/5: Protrusion links mit Kontakt zur Wurzel L5 links.
Beurteilung: Prolaps L3/4 rechts.`,
  },
  {
    why: 'Der Sequester ist auf die Gegenseite geschlagen.',
    text: `MRT LWS
Befund: L4/5: Prolaps mediolateral rechts mit nach links umgeschlagenem Sequester und Kompression der Wurzel L5 links.
Beurteilung: Prolaps L4/5 mit Sequester.`,
  },
  {
    why: "Langstreckig ist die Wandverdickung, das Maß ihre Dicke.",
    text: `CT Abdomen
Befund: Langstreckige Wandverdickung des Sigmas über 11 mm.
Beurteilung: Kolitis des Sigmas.`,
  },
  {
    why: "Eine nicht kalzifizierte Plaque hat keinen Kalk.",
    text: `Koronar-CT
Befund: Kalziumscore 0. RIVA: nicht kalzifizierte Plaque proximal.
Beurteilung: Keine Stenose.`,
  },
  {
    why: 'Die Facettenarthrose rechts hat mit der Wurzel nichts zu tun.',
    text: `MRT LWS
Befund: L5/S1: Facettenarthrose rechts, Protrusion mit Tangierung der Wurzel S1 links.
Beurteilung: Protrusion L5/S1.`,
  },
  {
    why: 'Die Seite der Narbe nach Operation.',
    text: `MRT LWS
Befund: L4/5: Z. n. Hemilaminektomie rechts. Rezidivprolaps links mit Kompression der Wurzel L5 links.
Beurteilung: Rezidivprolaps L4/5 links.`,
  },
  {
    why: 'Die Gegenseite wurde zum Vergleich aufgenommen.',
    text: `Röntgen Hand rechts
Technik: Linke Hand zum Vergleich.
Befund: Fraktur des Metacarpale V rechts.
Beurteilung: Fraktur des Metacarpale V rechts.`,
  },
  {
    why: 'Beide Knie, die Technik des einen steht eigens.',
    text: `MRT Knie rechts und links
Technik: Rechtes Knie in drei Ebenen. Linkes Knie in drei Ebenen.
Befund: Rechts Innenmeniskusriss. Links unauffällig.
Beurteilung: Innenmeniskusriss rechts.`,
  },
  {
    why: 'Grad II und Grad I auf zwei Seiten.',
    text: `Sonographie Nieren
Befund: Rechts Harnstauung Grad II, links Grad I.
Beurteilung: Harnstauung beidseits.`,
  },
  {
    why: 'Zwei Grade auf einer Seite an zwei Gelenken.',
    text: `Röntgen Fuß
Befund: Rechts Arthrose im Großzehengrundgelenk Grad II, im Talonavikulargelenk rechts Grad I.
Beurteilung: Arthrosen rechts.`,
  },
  {
    why: 'Der Befund liegt im untersuchten Oberarm.',
    text: `Sonographie Weichteile Oberarm links
Befund: Im linken Oberarm subkutan eine echoreiche Raumforderung 22 mm.
Beurteilung: Lipom des linken Oberarms.`,
  },
  {
    why: 'Der parapneumonische Erguss liegt neben der Pneumonie.',
    text: `CT Thorax
Befund: Konsolidierung im rechten Unterlappen. Parapneumonischer Erguss rechts.
Beurteilung: Pneumonie im rechten Unterlappen mit Erguss.`,
  },
  {
    why: 'Zwei Krümmungen nach zwei Seiten, in der Beurteilung anders geordnet.',
    text: `Röntgen Wirbelsäule
Befund: Linkskonvexe thorakale Skoliose 30°, Scheitel BWK 8. Rechtskonvexe lumbale Skoliose 20°, Scheitel LWK 2.
Beurteilung: Lumbal rechtskonvexe und thorakal linkskonvexe Skoliose.`,
  },
  {
    why: 'Nur die Hauptkrümmung wird wiederholt.',
    text: `Röntgen LWS
Befund: Rechtskonvexe Skoliose der LWS mit Scheitel LWK 3. BWS mit linkskonvexer Gegenkrümmung.
Beurteilung: Rechtskonvexe Lumbalskoliose.`,
  },
  {
    why: 'Nach einer Reihe von Zahlen beginnt ein neuer Satz.',
    text: `Panoramaschichtaufnahme
Befund: Es fehlen 17, 36 und 46. Zahn 38 retiniert.
Beurteilung: Retinierter Zahn 38.`,
  },
  {
    why: 'Die Metastase im Wirbel ist konstant, die der Leber nicht.',
    text: `Staging-CT Thorax und Abdomen
Befund: Lebermetastase Segment VI 14 mm (Vor-CT 26 mm). Unveränderte sklerotische Metastase BWK 9, 8 mm.
Beurteilung: Regrediente Lebermetastase. Größenkonstante ossäre Metastase BWK 9.`,
  },
  {
    why: 'Das Perikard reichert nicht an, wohl aber das Myokard.',
    text: `MRT Herz
Perikard ohne Late Enhancement. Subepikardiales Late Enhancement inferolateral.`,
  },
  {
    why: 'Die Iliaca interna ist ein anderes Gefäß, auch ohne das A. davor.',
    text: `CT-Angiographie Becken
Hochgradige Stenose der A. iliaca communis links. Iliaca interna links offen. Femoralis superficialis frei.`,
  },
  {
    why: 'Der Winkel der einen Seite ist verstrichen, der der anderen spitz.',
    text: `Röntgen Thorax
Befund: Der Randwinkel ist links verstrichen, rechts spitz.
Beurteilung: Unterlappenpneumonie links mit kleinem Begleiterguss.`,
  },
  {
    why: 'Der Hauptstamm ist frei, der Prozentwert gehört dem nächsten Gefäß.',
    text: `CT-Koronarangiographie
Befund: LM ohne Stenose, LAD proximal ca. 50 %, RCX unauffällig.
Beurteilung: LAD-Stenose 50 %.`,
  },
  {
    why: 'Der Lymphknoten hat sein Prädikat, die Metastase dahinter ihren Ort.',
    text: `CT Thorax und Abdomen
Befund: LK iliakal links 16 mm (VU 11 mm). Neue Metastase im Os sacrum rechts.
Beurteilung: LK iliakal links größenzunehmend, neue Metastase im Os sacrum rechts.`,
  },
  {
    why: 'Der gemessene Lappen ist der Rundherd, auch ohne das Wort.',
    text: `CT Thorax
Befund: Oberlappen rechts 6 mm, unverändert. Mittellappen Granulom 3 mm.
Beurteilung: Herd im rechten Oberlappen konstant.`,
  },
  {
    why: 'Die Septumdicke ist nicht die Größe des Herzens.',
    text: `MRT Herz
Befund: Septum 17 mm, Lateralwand 15 mm.
Beurteilung: Bild einer kardialen Amyloidose mit konzentrischer Hypertrophie (Septum 17 mm).`,
  },
  {
    why: 'Ein Unterschied ist keine Größe.',
    text: `Duplex Nierenarterien
Befund: Rechte Niere 9,8 cm, linke Niere 11,2 cm.
Beurteilung: Größendifferenz der Nieren 1,4 cm.`,
  },
  {
    why: 'Das Hauptwort am Satzanfang mit seiner Seite.',
    text: `CT Abdomen
Befund: Prothese: Schenkel rechts verschlossen ab Bifurkation. Schenkel links offen.
Beurteilung: Verschluss rechts. Linker Schenkel offen.`,
  },
  {
    why: 'the name at the head of a line is what the next word is said of',
    text: 'Duplex Halsgefäße\nLinks: A. carotis int. Plaques ohne Stenose. A. carotis ext. Stenose 50 %.\nBeurteilung: Stenose der A. carotis externa links. A. carotis interna ohne Stenose.',
  },
  {
    why: 'Ektatisch ist nur der erste der gemessenen Abschnitte.',
    text: `CT Thorax
Befund: Aorta ascendens 41 mm ektatisch, Descendens 27 mm.
Beurteilung: Ektasie der Aorta ascendens mit 41 mm.`,
  },
  {
    why: 'Der Deszendens eines Thorax ist die Aorta, im Bauch der Darm.',
    text: `CT Thorax
Befund: Deszendens 41 mm (Vor 38 mm).
Beurteilung: Größenzunahme der Aorta descendens auf 41 mm.`,
  },
  {
    why: 'Die Spitze eines Katheters ist kein spitzer Randwinkel.',
    text: `Röntgen Thorax
Befund: ZVK-Spitze in der V. brachiocephalica links. Erguss links.
Beurteilung: ZVK-Spitze links. Kleiner Erguss links.`,
  },
  {
    why: 'Lungensegment und Lebersegment sind zweierlei.',
    text: `CT Thorax und Oberbauch
Befund: Lungenmetastase Segment 6 rechts 13 mm (VU 9 mm). Neue Läsion der Leber Segment IVb 16 mm.
Beurteilung: Hepatische Metastase Segment IVb neu. Wachsende Lungenmetastase Segment 6 rechts.`,
  },
  {
    why: 'Der Titel nennt die Klinik einer Seite, untersucht sind beide.',
    text: `CT-Angiographie Beine bei akuter Ischämie links
Befund: Links: Embolus in der AFC mit Verschluss der AFS. Rechts: Embolus in der A. poplitea, nicht okkludierend.
Beurteilung: Embolien beidseits: links AFC mit Verschluss, rechts A. poplitea.`,
  },
  {
    why: 'Gemessen ist der Herd im Segment, nicht die Leber.',
    text: `CT Abdomen
Befund: Leber Segment VIII 19 mm (VU 20 mm), zystisch transformiert.
Beurteilung: Leberherd konstant.`,
  },
  {
    why: 'Der Zugang von links ist nicht die Seite der Stenose.',
    text: `PTA A. poplitea rechts
Crossover-Zugang von links. Stenose der A. poplitea 90 % auf 3 cm. Abschluss: 20 % Reststenose.
Beurteilung: Erfolgreiche PTA der A. poplitea rechts mit 20 % Reststenose.`,
  },
  {
    why: 'Das Aneurysma der Kammer ist kleiner als die Kammer.',
    text: `CT Herz
Befund: LV-Aneurysma apikal, 34 mm, wandverkalkt.
Beurteilung: Apikales LV-Aneurysma.`,
  },
  {
    why: 'Das Blasenrezidiv liegt links, die Niere fehlt rechts.',
    text: `CT Abdomen Urothelkarzinom, Nephroureterektomie rechts
Befund: Harnblase mit Wandverdickung links lateral 9 mm.
Beurteilung: Blasenrezidiv links lateral.`,
  },
  {
    why: 'Das zweite Maß gehört zum Nierenbecken, das vor der Klammer genannt ist, nicht zu den Nieren.',
    text: `Sonographie Nieren
Befund: Nieren beidseits unauffällig, Nierenbecken links 5 mm (noch physiologisch), rechts 3 mm. Harnblase gut gefüllt.`,
  },
  {
    why: 'Die Narbe und der Lymphknoten daneben liegen auf einer Seite.',
    text: `Sonographie Leisten
Befund: Rechts Narbe nach Exzision, daneben ein Lymphknoten mit 9 x 4 mm, Hilus erhalten. Inguinal links zwei ovale Lymphknoten bis 12 mm mit Fetthilus.
Beurteilung: Lymphknoten inguinal rechts stationär, reaktiv.`,
  },
  {
    why: 'Was die Überschrift als Anlass nennt, ist kein Befund der anderen Seite.',
    text: `CT Abdomen mit KM - Nachsorge bei Seminom
Befund: Z. n. Ablatio testis links 2024. Rechter Hoden regelrecht. Keine vergrößerten Lymphknoten.`,
  },
  {
    why: 'Die Chemical-Shift-Sequenz verlagert nichts.',
    text: `MRT Nebennieren nativ
Befund: In den Chemical-Shift-Sequenzen Signalabfall der Läsion der rechten Nebenniere, 21 mm. Linke Nebenniere schlank.
Beurteilung: Adenom der rechten Nebenniere.`,
  },
  {
    why: 'Die Gegenseite wurde nicht untersucht.',
    text: `Sonographie Mamma links
Befund: Links 4 Uhr ovaler, glatt begrenzter Herd mit 12 mm.
Beurteilung: Fibroadenom links, BI-RADS 3. Die rechte Brust wurde nicht untersucht.`,
  },
  {
    why: 'Auch im Knie der Gegenseite wurde nichts untersucht.',
    text: `MRT Knie rechts
Befund: Poplitealzyste, 2 cm. Menisken intakt.
Beurteilung: Bakerzyste. Das linke Knie wurde nicht mituntersucht.`,
  },
  {
    why: 'Nephrographische und Ausscheidungsphase gibt es nur mit Kontrastmittel.',
    text: `CT Urographie (nativ, nephrographisch, Ausscheidungsphase)
Befund: Kontrastmittelaufnehmende Raumforderung der Harnblasenhinterwand, 18 mm.
Beurteilung: Harnblasentumor.`,
  },
  {
    why: 'Regelrecht ist die Schiene, nicht das Nierenbecken.',
    text: `CT Abdomen nativ
Befund: DJ regelrecht, proximales Ende im Nierenbecken, distales in der Blase. Reststein der unteren Kelchgruppe links, 3 mm.
Beurteilung: Kleiner Kelchstein links.`,
  },
  {
    why: 'Beide Seiten werden gemessen, punktiert wird eine.',
    text: `Gelenkpunktion Hüfte rechts
Befund: Sonographisch Erguss rechts 9 mm, links 3 mm. Punktion rechts von ventral, 4 ml.
Beurteilung: Erfolgreiche Punktion rechts.`,
  },
  {
    why: 'Rechts gab es keinen Zugang.',
    text: `Embolisation der Prostataarterien
Befund: Zugang A. radialis links. Rechts kein Zugang zur Prostataarterie bei Stenose.
Beurteilung: Embolisation links.`,
  },
  {
    why: 'Ein früherer Eingriff der anderen Seite.',
    text: `Pleurapunktion links
Befund: Zuvor Punktion rechts, heute Punktion links dorsal, 600 ml.
Beurteilung: Erfolgreiche Punktion links.`,
  },
  {
    why: 'Die Überschrift nennt den Eingriff, nach dem untersucht wird.',
    text: `CT Abdomen nach Drainage am 03.04.2026
Untersuchung vom 12.04.2026.
Befund: Drainage in regelrechter Lage.`,
  },
  {
    why: 'Von zwei Herden ist einer vorbekannt.',
    text: `MRT Leber
Befund: Vorbekannter Herd im Segment VI, 12 mm. Neuer Herd im Segment II, 7 mm.
Beurteilung: Neuer Leberherd im Segment II.`,
  },
  {
    why: 'Die neue Metastase ist die neue Läsion des Segments.',
    text: `CT Abdomen
Befund: Metastase Segment VIII 21 mm (VU 28 mm), Metastase Segment IVa 9 mm (VU 15 mm), im Segment III neu eine hypodense Läsion, 11 mm.
Beurteilung: Zwei Lebermetastasen regredient, eine neue Metastase im Segment III.`,
  },
  {
    why: 'Rechts fand sich eine Zyste, der Herd liegt links.',
    text: `Sonographie Mamma bei Herd rechts
Befund: Rechts Zyste. Links Herd mit 8 mm bei 3 Uhr.
Beurteilung: Herd links, BI-RADS 4. Rechts BI-RADS 2.`,
  },
  {
    why: 'Das Prädikat gehört den Lymphknoten, auch hinter „und“.',
    text: `CT Thorax und Abdomen
Befund: LK iliakal links 16 mm (VU 11 mm). Neue Metastase im Os sacrum rechts.
Beurteilung: LK iliakal links und paraaortal größenzunehmend, neue Metastase im Os sacrum rechts.`,
  },
  {
    why: 'Was ein Organ mit sich führt, hat das nächste gemessene nicht.',
    text: `MRT Oberbauch
Befund: Gallenblase mit mehreren kleinen Steinen, DHC 6 mm, darin keine Aussparung. Leber mit zwei Zysten, Milz 12 cm.
Beurteilung: Cholezystolithiasis, keine Choledocholithiasis. Milz ohne Zysten.`,
  },
  {
    why: 'Seit wann etwas nicht mehr zu sehen ist, hält die Verneinung nicht auf.',
    text: `Röntgen Thorax liegend
Befund: Pneu links nach Drainage nicht erkennbar, rechts ebenfalls nicht.
Beurteilung: Kein Pneu nach Drainage.`,
  },
  {
    why: 'Verneint ist nur, was in dieser Richtung liegt.',
    text: `MRT Herz
Befund: Late Enhancement im verdickten Septum. Lateral kein Late Enhancement. Apikal keine Hypertrophie.
Beurteilung: Hypertrophe Kardiomyopathie mit septalem Late Enhancement.`,
  },
  {
    why: 'Die Arterien der Kniekehle sind nicht ihre Venen.',
    text: `Duplexsonographie Bein rechts
Befund: V. poplitea rechts nicht komprimierbar. Arterielle Flusssignale in der Kniekehle triphasisch.
Beurteilung: Frische Venenthrombose rechts popliteal.`,
  },
  {
    why: 'Die Etage der Bezeichnung endet, wo ein Satz eine andere nennt; L1 bis L3 sind eine Strecke.',
    text: `MRT LWS
Befund: L5/S1: rechts epidurales, anreicherndes Gewebe. L4/5: Protrusion. L1 bis L3 unauffällig. Autochthone Muskulatur rechts vernarbt.
Beurteilung: Narbe L5/S1 rechts epidural. Protrusion L4/5.`,
  },
  {
    why: 'Der weitere Thrombus ist in der Beurteilung für sich genannt.',
    text: `CT Thorax
Befund: Großer Thrombus, welcher den Hauptstamm rechts verlegt. Ein weiterer Thrombus im Mittellappen rechts.
Beurteilung: Thromben vom rechten Hauptstamm bis in den Oberlappen. Kleiner Thrombus im Mittellappen rechts.`,
  },
  {
    why: 'Das Septum ist nicht die Seitenwand.',
    text: `Kardio-MRT
Befund: Late Enhancement der Seitenwand. Das Septum zeigt kein Late Enhancement.
Beurteilung: Late Enhancement der Seitenwand.`,
  },
  {
    why: 'Vorderwand und Septum sind nicht die Hinterwand.',
    text: `Kardio-MRT
Befund: Transmurales Late Enhancement der Hinterwand. Vorderwand und Septum ohne Late Enhancement. Im Apex kein Late Enhancement.
Beurteilung: Narbe der Hinterwand.`,
  },
  {
    why: 'Regressiv ist ein alter Knoten, kein kleinerer.',
    text: `Sonographie Schilddrüse
Befund: Größenkonstanter Knoten im linken Lappen, 21 mm.
Beurteilung: Größenkonstanter Knoten links, am ehesten Adenom mit regressiven Verkalkungen.`,
  },
  {
    why: 'Die Knocheninsel im Sakrum ist nicht der Herd der Prostata.',
    text: `MRT der Prostata
Befund: Der Herd im Apex links ist auf 14 mm angewachsen. Konstanter Herd im linken Sakrumflügel, passend zu einer blutbildenden Insel.
Beurteilung: Größenprogredienter Karzinomfokus im Apex.`,
  },
  {
    why: 'Der ADC-Wert steigt, der Tumor wird kleiner.',
    text: `MRT Becken
Befund: Größenregredientes Rektumkarzinom, Länge von 5,2 auf 3,1 cm zurückgegangen. Der ADC-Wert beträgt 1,3 und ist damit deutlich angestiegen.
Beurteilung: Regredientes Rektumkarzinom.`,
  },
  {
    why: 'Der SUVmax steigt, die Größe fällt.',
    text: `PET-CT
Befund: Primärtumor im rechten Oberlappen, 32 mm, zuvor 45 mm. Der SUVmax ist von 8,2 auf 9,1 angestiegen.
Beurteilung: Größenregredienter Primärtumor im rechten Oberlappen.`,
  },
  {
    why: 'Die Osteolysen liegen in den Wirbeln, nicht in der Lunge davor.',
    text: `CT Thorax
Befund: Keine suspekten pulmonalen Herde. Osteolysen in BWK 4 und BWK 5, Weichteilanteil in BWK 5.
Beurteilung: Keine Tumormanifestation der Lunge. Osteolysen in BWK 4 und BWK 5.`,
  },
  {
    why: '„Der 8 Rippe“ ohne Punkt ist die achte.',
    text: `CT Thorax
Befund: Fraktur der 8 Rippe rechts lateral. Konstante Sklerosierung der 5. Rippe rechts.
Beurteilung: Fraktur der 8. Rippe rechts lateral.`,
  },
  {
    why: 'Die Mamille sagt, wie weit weg der Herd liegt.',
    text: `Mammographie
Befund: Rechts oben außen eine 12 mm große Verdichtung. Links keine Herdbefunde.
Sonographie: Rechts bei 10 Uhr, 4 cm von der Mamille, eine 11 mm große echoarme Läsion. Axilla rechts unauffällig. Links bei 2 Uhr eine 5 mm große Zyste.
Beurteilung: Suspekter Herdbefund rechts oben außen. Links Zyste, BI-RADS 2.`,
  },
  {
    why: 'Unter „Thorax:“ ist kein Herd, unter „Abdomen:“ schon.',
    text: `CT Thorax und Abdomen
Befund:
Thorax:
Narbige pleurale Verdichtung rechts. Keine suspekten Rundherde.
Abdomen:
Konstante Metastasen der Bauchwand bis 21 mm.
Beurteilung:
Konstante peritoneale Metastasen. Keine thorakale Tumormanifestation.`,
  },
  {
    why: 'Unter „Diagnose:“ steht die bekannte Krankheit.',
    text: `Röntgen Thorax
Diagnose: Bronchialkarzinom links mit Erguss.
Befund: Kein Erguss.
Beurteilung: Kein Erguss.`,
  },
  {
    why: 'Zu trinken gab es Kontrastmittel, in die Vene nicht.',
    text: `CT Abdomen nativ
Technik: Spiral-CT nach oraler Kontrastmittelgabe.
Befund: Kein Konkrement.`,
  },
  {
    why: 'Erst nativ, dann mit Kontrastmittel.',
    text: `CT Abdomen nativ
Technik: Native Spirale, anschließend nach 100 ml Kontrastmittel.
Befund: Kein Konkrement.`,
  },
  {
    why: 'Nach der Untersuchung liegt nur, was geplant ist.',
    text: `Fragestellung: Verlauf?
CT: Thorax nativ vom 09.05.2020:
Zum Vergleich liegt die CT vom 01.02.2020 vor.
Befund: Kein Herd.
Beurteilung: Kein Herd. Verlaufskontrolle am 09.11.2020 geplant.`,
  },
  {
    why: 'Ein Kelch hinter einem Stein ist kein Harnstau.',
    text: `CT Abdomen
Befund: Stein im unteren Kelch links, der Kelch ist aufgeweitet. Keine Harnstauung.
Beurteilung: Nephrolithiasis links ohne Harnstau.`,
  },
  {
    why: 'Was ein eigenes, unbekanntes Prädikat hat, ist nicht auch noch das, was hinter dem Komma normal ist.',
    text: `Röntgen Thorax
Befund: Rechts Randwinkel stumpf, links frei. Herz normal groß.
Beurteilung: Kleiner Pleuraerguss rechts.`,
  },
  {
    why: 'Der Knorpel ist an einer Stelle geschädigt und an der anderen erhalten.',
    text: `MRT Knie
Befund: Knorpel: femoropatellar drittgradiger Schaden, femorotibial erhalten.
Beurteilung: Chondropathie Grad III retropatellar.`,
  },
  {
    why: 'Die Seite steht vor dem Doppelpunkt: Unauffällig ist die andere Hälfte, nicht die mit der hohen Stufe.',
    text: `MRT Prostata
Befund: PZ links: hypointenser Herd von 9 mm, PI-RADS 4. PZ rechts: unauffällig.
Beurteilung: Suspekter Herd links.`,
  },
  {
    why: 'Ein Ileus des Dünndarms ist keiner des Dickdarms.',
    text: `CT Abdomen
Befund: Dünndarm bis 4 cm dilatiert mit Kalibersprung. Kolon kollabiert.
Beurteilung: Dünndarmileus. Kein Dickdarmileus.`,
  },
  {
    why: 'Die 5 mm sind die der Aussparung, nicht die des Gangs.',
    text: `MRCP
Befund: DHC 9 mm mit 5 mm großer Aussparung.
Beurteilung: Erweiterung des DHC bei Konkrement.`,
  },
  {
    why: 'Das Zusammengesetzte nennt den Knochen vorn: Gebrochen ist der Radius, nicht die Handwurzel.',
    text: `Röntgen Handgelenk
Befund: Radius distal gebrochen, nach dorsal abgekippt.
Beurteilung: Radiusextensionsfraktur. Handwurzel ohne Fraktur.`,
  },
  {
    why: 'Zur Handwurzel gehört der Griffelfortsatz der Elle nicht.',
    text: `Röntgen Handgelenk
Befund: Processus styloideus ulnae abgerissen. Karpus regelrecht.
Beurteilung: Abriss des Ulnastyloids.`,
  },
  {
    why: 'Jede Etage einer Aufzählung hat ihre eigene Seite.',
    text: `MRT LWS
Befund: L4/5: Narbe links epidural. L5/S1: Vorfall rechts.
Beurteilung: Rezidivvorfall L5/S1 rechts, Narbe L4/5.`,
  },
  {
    why: 'Das Parenchym der Niere darf 12 mm messen.',
    text: `Sonographie der Nieren
Befund: Beide Nieren normal groß. Nierenparenchym 12 mm.
Beurteilung: Unauffällige Nieren.`,
  },
  {
    why: "Was vor „ohne“ steht, misst das Organ; ein Wert in Klammern gehört zur Seite davor.",
    text: `Sonographie
Befund: Rechte Niere 11 cm ohne Stau. Rechts: ACI 60 % Stenose. Links: ACI unter 40 %.
Beurteilung: ACI-Stenose rechts mittelgradig (60 %), links gering. Nieren nicht gestaut.`,
  },
  {
    why: 'Die Seite des Zugangs ist nicht die untersuchte.',
    text: `Angiographie
Technik: Punktion der A. femoralis communis rechts. Schleuse 6F.
Befund: Filiforme Stenose der AFS links.
Beurteilung: AFS-Stenose links, erfolgreiche PTA.`,
  },
  {
    why: 'In der Klammer gilt die Seite davor; die Gesamtkategorie ist nicht die der letzten Seite; ein Muskelriss ist kein Sehnenriss.',
    text: `Bildgebung
Befund: Läsion 1 rechts außen 14 mm, BI-RADS 5. Links kein Herd, BI-RADS 1. Muskelfaserriss des M. biceps femoris mit Hämatom.
Beurteilung: Rechts BI-RADS 5 (Läsion 1). Links BI-RADS 1. Gesamt BI-RADS 5. Kein Sehnenriss.`,
  },
  {
    why: 'Verglichen werden die Follikel, nicht die Ovarien.',
    text: `Sonographie
Befund: Ovar rechts 3,2 cm, links 2,8 cm. Follikel links größer als rechts.
Beurteilung: Unauffällige Ovarien.`,
  },
  {
    why: 'Auch die reife Hüfte wird kontrolliert.',
    text: `Hüftsonographie nach Graf
Befund: Rechts Typ Ia, Alpha 63°. Links Typ IIIa, Alpha 40°.
Beurteilung: Dezentrierte Hüfte links, stationäre Einweisung. Rechts Kontrolle in 6 Wochen.`,
  },
  {
    why: '„Kontakt zu L5“ meint die Wurzel, die Höhe sagt das Etikett.',
    text: `MRT LWS
Befund: LWK 4/5: Flache Protrusion.
LWK 5/SWK 1: Osteochondrose. Foraminal links Protrusion mit Kontakt zu L5 links.
Beurteilung: Foraminale Protrusion LWK 5/SWK 1 links.`,
  },
  {
    why: '„Leichtgradig eng“ ist eine Stenose und keine Retrospondylose der Gegenseite.',
    text: `MRT HWS
Befund: C4/5: Retrospondylose, Foramen rechts mittelgradig, links leichtgradig eng. C6/7: Foramina bds. hochgradig eng.
Beurteilung: Foramenstenosen C6/7 bds. und C4/5 rechts mittelgradig.`,
  },
  {
    why: 'Bursa und Sehnenscheide liegen auf der Seite, die vor ihnen steht.',
    text: `Sonographie Schulter bds.
Befund: Rechts: Bursa 3 mm Flüssigkeit. Bizepssehne mit Halo. Links: Bizepssehne unauffällig.
Beurteilung: Partialläsion SSP rechts mit Bursitis und Tenosynovitis der LBS.`,
  },
  {
    why: 'Zwei Knoten einer Seite, oben und unten.',
    text: `Sonographie Schilddrüse
Befund: Volumen 20 ml. Knoten: links kranial 12 mm, links kaudal 8 mm.
Beurteilung: Zwei Knoten im linken Lappen.`,
  },
  {
    why: 'Derselbe Lappen, oben ein Knoten und unten eine Zyste.',
    text: `Sonographie Schilddrüse
Befund: Volumen 20 ml. Im linken Lappen kranial Knoten 8 mm, im linken Lappen kaudal Zyste 5 mm.
Beurteilung: Struma nodosa.`,
  },
  {
    why: 'Die Gegenseite ist nur mitabgebildet.',
    text: `Röntgen Knie links
Befund: Mediale Gonarthrose. Am mitabgebildeten rechten Knie laterale Gonarthrose.
Beurteilung: Gonarthrose links medial.`,
  },
  {
    why: 'Oberhalb der Stenose ist der Ösophagus weit.',
    text: `Ösophagusbreischluck
Befund: Proximaler Ösophagus dilatiert bis 4 cm. Glatte Engstellung vor der Kardia mit Kontrastmittelstopp.
Beurteilung: Achalasie mit Stenose des distalen Ösophagus.`,
  },
  {
    why: 'Kontrolliert wird, was die Kategorie nennt.',
    text: `Mammographie
Befund: Links Mikrokalk. Rechts oben außen unscharfe Zone.
Beurteilung: Links BI-RADS 2. Rechts BI-RADS 3, Kontrolle rechts in 6 Monaten empfohlen.`,
  },
  {
    why: 'Das rechte Hemikolon ist ein Teil des Darms und keine Seite des Befundes.',
    text: `CT Abdomen
Befund: Divertikulitis des Sigmas mit gedecktem Abszess 3 cm links parakolisch. Divertikel auch im Aszendens, reizlos.
Beurteilung: Abszedierende Sigmadivertikulitis. Reizlose Divertikel im rechten Hemikolon.`,
  },
  {
    why: 'Der rechte Leberlappen liegt rechts, was auch davor links liegt.',
    text: `MRT Leber
Befund: Leber: Hämangiom rechts 2 cm. Im linken Lappen FNH 4 cm.
Beurteilung: FNH links hepatisch, Hämangiom rechter Leberlappen.`,
  },
  {
    why: 'Rechts hochgradig in der einen Höhe, gering in der anderen.',
    text: `MRT LWS
Befund: L3/4: Hochgradige Einengung des Foramens rechts. L4/5: Rechts geringe Einengung, links frei.
Beurteilung: Hochgradige Foramenstenose L3/4 rechts.`,
  },
  {
    why: '„Gegenseite:“ als Etikett.',
    text: `Sonographie Schulter rechts
Befund: SSP: transmurale Ruptur 14 mm. Gegenseite: SSP intakt.
Beurteilung: Rotatorenmanschettenruptur rechts.`,
  },
  {
    why: 'Was winzig oder klein ist, ist nicht so groß wie das, worin es liegt.',
    text: `Sonographie
Befund: Punktförmige Verkalkungen in einem 42 mm großen Myom. Kleine Zyste im 6 cm großen Ovar. Große Leberzyste im Segment II, daneben eine von 4 mm.
Beurteilung: Myom, Zysten.`,
  },
  {
    why: 'Hinter dem zweiten Adjektiv fehlt das Hauptwort.',
    text: `MRT Knie links
Befund: Vorderes Kreuzband intakt, hinteres gerissen. Medialer Meniskus intakt, lateraler mit Radiärriss.
Beurteilung: Riss des hinteren Kreuzbands. Radiärriss des Außenmeniskus. Vorderes Kreuzband und Innenmeniskus intakt.`,
  },
  {
    why: 'Die intakte Platte ist die des Wirbels vor dem Komma.',
    text: `CT LWS
Befund: Deckplatte LWK 1 imprimiert, Grundplatte intakt. LWK 4 Grundplatte imprimiert, Deckplatte intakt.
Beurteilung: Deckplattenfraktur LWK 1, Grundplattenfraktur LWK 4.`,
  },
  {
    why: 'Auf dem Becken sind beide Hüften.',
    text: `Becken tief ap, Hüfte links axial
St. n. Hüft-TEP links. Kein Lysesaum. Coxarthrose rechts.
Beurteilung: Hüft-TEP links regelrecht.`,
  },
  {
    why: '„Über 7 cm“ ist die Länge der verdickten Wand.',
    text: `CT Abdomen
Befund: Im Sigma über 7 cm Wandverdickung mit Fettimbibierung.
Beurteilung: Sigmadivertikulitis.`,
  },
  {
    why: 'Was dichter wird, wird nicht größer.',
    text: `CT Schädel
Subduralhämatom rechts 6 mm breit (VU 11 mm), zunehmend hypodens.
Beurteilung: Rückläufiges Subduralhämatom rechts.`,
  },
  {
    why: 'Der erhaltene Hilus ist der des Lymphknotens.',
    text: `Sonographie Leiste links
Befund: Reponible Hernie links. Lymphknoten inguinal beidseits mit erhaltenem Hilus.
Beurteilung: Leistenhernie links.`,
  },
  {
    why: 'Unter dem Zwerchfell ist nicht darüber.',
    text: `CT Thorax und Abdomen
Befund: Lymphome mediastinal bis 4 cm. Infradiaphragmal keine Lymphome.
Beurteilung: Mediastinale Lymphome.`,
  },
  {
    why: 'Eine Sequenz ist kein Befund der anderen Seite.',
    text: `MRT Hüfte rechts
Befund: Femurkopfnekrose rechts. Linker Femurkopf auf den Planungssequenzen unauffällig.
Beurteilung: Femurkopfnekrose rechts.`,
  },
  {
    why: 'Unvermischtes Blut ist kein Thrombus.',
    text: `CT Thorax
Befund: Aussparung in der oberen Hohlvene durch Einstrom unkontrastierten Blutes. Keine Thrombose.
Beurteilung: Keine Thrombose.`,
  },
  {
    why: 'Die Klinik ist unverändert, nicht das Bild.',
    text: `Röntgen Thorax
Voraufnahmen: Keine.
Befund: Herz normal groß. Kein Infiltrat.
Beurteilung: Unauffälliger Befund. Bei unveränderter Klinik Kontrolle.`,
  },
  {
    why: 'Die Einheit steht einmal hinter beiden Maßen.',
    text: `Sonographie Niere
Befund: In der linken Niere zwei Steine von 7 und 5 mm, kein Stau.
Beurteilung: Nephrolithiasis links mit zwei Steinen (bis 7 mm).`,
  },
  {
    why: 'Die Nummer des Segments misst nichts.',
    text: `Sonographie Leber
Befund: Zysten in Segment 6 und 4 mm große in Segment 2.
Beurteilung: Leberzysten bis 4 mm.`,
  },
  {
    why: 'Millimeter hinter dem Namen sind kein Grad.',
    text: `CT HWS
Befund: Densfraktur (Anderson/D'Alonzo II), Versatz 3 mm.
Beurteilung: Densfraktur Typ II nach Anderson/D'Alonzo, 3 mm Versatz.`,
  },
  {
    why: 'Das Datum einer Operation ist keines der Voruntersuchung.',
    text: `Röntgen BWS
Vergleich vom 10.02.2025.
Befund: Unverändert gegenüber der OP vom 10.01.2025.
Beurteilung: Stationär nach Operation, zuletzt 10.03.2025.`,
  },
  {
    why: "Jede Niere hat ihre Länge, der Stein dazwischen nicht.",
    text: `Sonographie Abdomen
Befund: Nieren: rechts 10,4 cm, ein 6 mm Stein in der unteren Kelchgruppe, links 10,9 cm.
Beurteilung: Nephrolithiasis rechts.`,
  },
  {
    why: "Die zweite Länge ist die der anderen Niere, nicht die ihrer Zyste.",
    text: `Sonographie Abdomen
Befund: Nieren: rechts 11 cm mit Konkrement, links 10,5 cm.
Beurteilung: Konkrement rechts.`,
  },
  {
    why: "Hinter dem, was reizlos ist, steht der Durchmesser der Appendix und nicht der ihrer Wand.",
    text: `CT Abdomen
Befund: Divertikel im Zökum reizlos, Appendix 6 mm ohne Wandverdickung.
Beurteilung: Reizlose Divertikulose.`,
  },
  {
    why: "Nur die Spitze ist verdickt, die Basis schmal.",
    text: `Sonographie Abdomen
Befund: Appendix an der Spitze auf 10 mm verdickt, an der Basis normal mit 4 mm.
Beurteilung: Akute Appendizitis.`,
  },
  {
    why: "Wohin der Thrombus nicht reicht, dort ist die Vene frei.",
    text: `Duplexsonographie Beinvenen links
Befund: V. femoralis komprimierbar. V. poplitea: nicht komprimierbar, der Thrombus reicht nicht bis in die V. femoralis.
Beurteilung: Thrombose der V. poplitea links.`,
  },
  {
    why: "ATFL und CFL sind die Bänder mit den langen Namen.",
    text: `MRT oberes Sprunggelenk links
Befund: Lig. fibulotalare anterius komplett gerissen. Lig. fibulocalcaneare teilrupturiert.
Beurteilung: Ruptur des ATFL, Partialruptur des CFL.`,
  },
  {
    why: "RIVP ist ein Ast und nicht die ganze RCA; der Anteil am Lumen ist die Stenose.",
    text: `CT Herz
LAD: Lumenreduktion um 40 % proximal.
RCA: Kalzifizierte Plaque 30 %. RIVP zart.
Beurteilung: Stenose der LAD. RCA mit geringgradiger Stenose.`,
  },
  {
    why: 'a slight narrowing is not relevant, by whichever word',
    text: `CT Koronarangiographie
Befund
RCA: gemischte Plaque, Einengung ca. 35 %.
LCX: frei.
Beurteilung
Koronarsklerose ohne hämodynamisch relevante Einengung.`,
  },
  {
    why: 'a ray that is glued to its joint',
    text: `Röntgen rechte Hand in zwei Ebenen
Befund
Erosion am Köpfchen MC II, konstant. MCP-IV-Gelenkspalt neu verschmälert.
Beurteilung
Konstante Erosion, neue Gelenkspaltverschmälerung MCP IV.`,
  },
  {
    why: 'the external carotid by its English letters',
    text: `Duplexsonographie der Halsgefäße
Befund
Rechts: Am Abgang der ACI Plaque, Vmax 290 cm/s. ECA frei.
Links: ACI ohne Stenose.
Beurteilung
Hochgradige Stenose der A. carotis interna rechts.`,
  },
  {
    why: 'displaced a little and not much',
    text: `Röntgen Schulter links in zwei Ebenen
Befund
Subkapitale Humerusfraktur ohne wesentliche Dislokation.
Beurteilung
Gering dislozierte subkapitale Humerusfraktur links.`,
  },
  {
    why: 'the impression gives the nodule its own course',
    text: `CT Thorax
Befund
Wandverdickung des Ösophagus jetzt 8 mm, vorher 16 mm. Rundherd im linken Unterlappen 4 mm, unverändert.
Beurteilung
Ansprechen des Primärtumors. Konstanter kleiner Rundherd links.`,
  },
  {
    why: 'that side has another thing',
    text: `Sonographie der Nieren
Befund
Niere links Stein 5 mm, rechts Parenchymnarbe.
Beurteilung
Nephrolithiasis links, rechts kein Stein.`,
  },
  {
    why: 'a vessel is closed up to a place, and not at it',
    text: `MR-Angiographie Becken-Bein
Befund
A. iliaca communis links Stenose um 50 %. AFS links: langstreckiger Verschluss bis zum Hiatus, 17 cm. Rechts AFS mit mehreren Stenosen unter 50 %.
Beurteilung
Links langstreckiger AFS-Verschluss.`,
  },
  {
    why: 'thirds of either lobe',
    text: `Sonographie der Schilddrüse
Befund
Im linken Lappen kaudal echoarmer Knoten von 15 mm. Rechts im mittleren Drittel spongiformer Knoten von 6 mm.
Beurteilung
Suspekter Knoten im unteren Drittel links.`,
  },
  {
    why: 'the other side of the one just named',
    text: `CT Abdomen nativ
Befund
Nierenbecken links gestaut bei Konkrement im linken Ureter. Gegenseite mit 3 mm großem Konkrement im unteren Kelch.
Beurteilung
Harnleiterstein links. Kleiner Nierenstein rechts.`,
  },
  {
    why: 'what was suspected stands below the title without a heading',
    text: `Sonographie Kniekehle rechts

Verdacht auf Bakerzyste oder Thrombose, Wadenschmerz seit 2 Tagen.

Kniekehle: echoarme Raumforderung 5 x 2 cm, nach distal zugespitzt. Erguss 8 mm. V. poplitea komplett kompressibel.

Zusammenfassung: Rupturierte Poplitealzyste. Kein Thrombosehinweis.`,
  },
  {
    why: 'a stop within a compound',
    text: `MRT Pankreas
Befund
Zyste im Pankreasschwanz 38 mm. Kein D.-Wirsungianus-Aufstau, Durchmesser 2 mm.
Beurteilung
Zystische Läsion im Pankreasschwanz.`,
  },
  {
    why: 'Die Faszie ist negativ, nicht das Karzinom.',
    text: `MRT Becken
Befund: Rektumkarzinom im mittleren Drittel, Länge 45 mm, mrT3b, Abstand zur mesorektalen Faszie 4 mm. Vier suspekte mesorektale Lymphknoten. EMVI positiv.
Beurteilung: Rektumkarzinom mrT3b N2 MRF negativ, EMVI positiv.`,
  },
  {
    why: 'Hinter dem verschlossenen Aquädukt bleibt der vierte Ventrikel schmal.',
    text: `CT Schädel
Befund: IV. Ventrikel mittelständig und normal weit. Supratentorielle Ventrikel erweitert.
Beurteilung: Supratentorieller Hydrozephalus.`,
  },
  {
    why: '„T“ steht kurz für den T-Score.',
    text: `DXA
Befund: LWS L1–L4: T-Score –1,8. Schenkelhals links: T –2,7. Schenkelhals rechts: T –2,3.
Beurteilung: Osteoporose, niedrigster T-Score –2,7 am Schenkelhals links.`,
  },
  {
    why: 'Auf wie viel ein Wirbel gesunken ist, an der Vorderkante und im Ganzen gesagt.',
    text: `Röntgen BWS
Befund: BWK 12 mit Höhenminderung der Vorderkante auf 60 %.
Beurteilung: Keilwirbelfraktur BWK 12 mit Kompression auf 60 % der Ausgangshöhe.`,
  },
  {
    why: 'Verneint ist nur, wie weit der Vorfall reicht.',
    text: `MR-Defäkographie
Befund: Innere Intussuszeption rektorektal, kein Vorfall über den Analkanal.
Beurteilung: Rektozele (3,8 cm) mit Retention, innerer Prolaps, Beckenbodensenkung Grad II.`,
  },
  {
    why: 'Die Hypointensität der peripheren Zone ist die Läsion, der Knoten liegt in der Transitionszone.',
    text: `MRT Prostata
Befund: Periphere Zone: links posterolateral, mittleres Drittel, fokale T2-Hypointensität 12 x 8 mm, ADC 720. PI-RADS 4.
Transitionszone: inhomogen nodulär, PI-RADS 2.
Beurteilung: Suspekte Läsion der PZ links, PI-RADS 4.`,
  },
  {
    why: 'of another joint',
    text: `MRT Hand
Befund: Kein Gelenkerguss in den Metakarpophalangealgelenken. Erguss und Synovitis radiokarpal.
Beurteilung: Erguss und Synovitis des Handgelenks.`,
  },
  {
    why: '"auf dieser Seite" ist die zuletzt genannte, und was rechts gleich blieb, bleibt offen.',
    text: `Röntgen Thorax
Befund: Infiltrate in beiden Unterlappen, links zunehmend. Erguss links größer. Rechts kein Erguss.
Beurteilung: Progrediente Infiltrate links bei zunehmendem Erguss auf dieser Seite, rechts konstant.`,
  },
  {
    why: 'Ohne Kontrastmittel ist eine Schrankenstörung nicht zu beurteilen, und das steht da.',
    text: `MRT Schädel
Technik: T1, T2, FLAIR, DWI. Keine KM-Gabe.
Befund: Meningeom der Falx 14 mm. Eine Schrankenstörung ist ohne KM nicht beurteilbar.
Beurteilung: Meningeom.`,
  },
  {
    why: 'Das Seitbild ist das der Voraufnahme, das nächste wird empfohlen.',
    text: `Röntgen Thorax
Technik: Nur a.p. im Liegen.
Befund: Verschattung links basal. Im Seitbild der Voruntersuchung bereits abgrenzbar. Aufnahme mit Seitbild empfohlen.
Beurteilung: Pneumonie.`,
  },
  {
    why: 'Die Perfusion wird erst vorgeschlagen.',
    text: `CT Schädel
Technik: Nativ, CT-Angiographie. CT-Perfusion nicht durchgeführt.
Befund: Keine Blutung. Zum Nachweis einer Penumbra ggf. ergänzende Perfusion.
Beurteilung: Kein Verschluss.`,
  },
  {
    why: 'Jede Seite hat ihren Grad, auch ohne Komma.',
    text: `Mammographie
Befund: Herd rechts, Herd links.
Beurteilung: Links wahrscheinlich gutartiger Herd BI-RADS 3 und rechts hochgradig malignomsuspekter Herd BI-RADS 5.`,
  },
  {
    why: 'Abszess und Perforation sind verneint.',
    text: `CT Abdomen
Befund: Wandverdickung des Sigmas.
Beurteilung: Sigmadivertikulitis ohne Abszess, CDD 1b. Kein Anhalt für Perforation.`,
  },
  {
    why: 'Die Lunge ist anders gestaut als die Niere.',
    text: `CT Thorax und Abdomen
Befund: Pulmonalvenöse Stauung Grad II. Kelchsystem links III° ektatisch.
Beurteilung: Harnstau III° links. Kardiale Dekompensation.`,
  },
  {
    why: 'Jede Niere hat ihren Grad.',
    text: `Sonographie Nieren
Befund: Rechte Niere 11 cm, Stauung I°. Linke Niere 12 cm, Ektasie III°.
Beurteilung: Harnstau III° links, rechts I°.`,
  },
  {
    why: 'Nicht erfolgt ist die Diffusion, nicht die Kontrastmittelgabe.',
    text: `MRT Schädel
Technik: T1 nach KM-Gabe Diffusion nicht erfolgt. Vor und nach KM-Gabe Diffusion nicht möglich.
Befund: Herd frontal rechts mit KM-Aufnahme.
Beurteilung: Metastase frontal rechts.`,
  },
  {
    why: 'Seitlich ist hier ein Ort, kein Bild.',
    text: `Röntgen Thorax a.p. im Liegen, eine Ebene
Befund: Seitlich links Thoraxdrainage, seitlich rechts basal Verschattung.
Beurteilung: Infiltrat rechts basal.`,
  },
  {
    why: 'Ohne Kontrastierung ist der Sinus, nicht die Untersuchung.',
    text: `MRT Schädel mit KM
Frage: Sinusthrombose?
Befund: Sinus sigmoideus links ohne Kontrastierung. Meningeale KM-Aufnahme links.
Beurteilung: Sinusthrombose links.`,
  },
  {
    why: 'Hinter „Mamma-Ca.“ beginnt groß ein neuer Satz.',
    text: `CT Thorax
Klinik: Z. n. Mamma-Ca. Kein Rezidiv bekannt.
Befund: Rundherd im linken Oberlappen, 12 mm. Narbe der rechten Mamma.
Beurteilung: Mamma-Ca. rechts ohne Lokalrezidiv. Rundherd links.`,
  },
  {
    why: 'Abgebrochen ist die Untersuchung, nicht die Arterie.',
    text: `CT-Angiographie Becken-Bein
Befund: AFS rechts mit 50%iger Stenose. Abbruch der Untersuchung bei Übelkeit. A. poplitea links durchgängig.
Beurteilung: AFS-Stenose rechts, kein Verschluss.`,
  },
  {
    why: 'Zervikal rechts und supraklavikulär links sind zwei Stationen.',
    text: `PET/CT
Befund: Lymphknoten supraklavikulär links 14 mm und zervikal rechts 12 mm, SUV 8.
Beurteilung: Nodale Manifestationen zervikal rechts und supraklavikulär links.`,
  },
  {
    why: 'Im Plural heißen die Venen V. tibiales posteriores.',
    text: `Sonographie Beinvenen
Befund: V. femoralis rechts frei durchströmt. V. poplitea rechts mit echoarmem Material. V. tibiales posteriores gleichfalls inkompressibel.
Beurteilung: Frische Thrombose rechts der V. tibialis posterior.`,
  },
  {
    why: 'Wohin der Korbhenkel umschlägt, sagt nicht, wo er liegt.',
    text: `MRT Knie
Befund: Korbhenkelriss des Innenmeniskus, nach lateral umgeschlagen.
Beurteilung: Nach lateral dislozierter Korbhenkelriss.`,
  },
  {
    why: '„Medial“ und „lateral“ sagen es wie „innen“ und „außen“.',
    text: `MRT Knie
Befund: Innenmeniskus mit Riss im Hinterhorn. Außenmeniskus intakt.
Beurteilung: Meniskusriss medial. Kein Meniskusriss lateral.`,
  },
  {
    why: '„Rechts mehr als in der Voruntersuchung“ vergleicht keine Seiten.',
    text: `CT Thorax
Voruntersuchung vom 12.03.2024.
Befund: Pleuraergüsse beidseits, rechts mehr als in der Voruntersuchung, links unverändert.
Beurteilung: Linksbetonte Pleuraergüsse beidseits, rechts zunehmend.`,
  },
  {
    why: 'Woher die Nadel kommt, ist nicht, wo sie liegt.',
    text: `CT-gesteuerte Biopsie Nebenniere rechts
Bauchlage. Planungsscan. Desinfektion. Lokalanästhesie. Die Nadel wird von links transhepatisch vorgeschoben. Drei Zylinder aus der Raumforderung der rechten Nebenniere.
Beurteilung: Komplikationslose Biopsie.`,
  },
  {
    why: 'Rechts liegt das Hämatom, nicht die Verlagerung.',
    text: `CT Kopf
Befund: Subdurales Hämatom rechts, 9 mm, Verlagerung der Mittellinie um 5 mm nach links.
Beurteilung: Subdurales Hämatom über der rechten Hemisphäre mit Shift von 5 mm.`,
  },
  {
    why: 'Beschwerdefrei ist das Gelenk, das nicht untersucht wurde.',
    text: `MRT linke Schulter
Anamnese: Rechte Schulter beschwerdefrei.
Befund: Supraspinatussehne mit Partialruptur.
Beurteilung: Partialruptur der Supraspinatussehne.`,
  },
  {
    why: 'Wo kein Rundherd ist, steht mit Seite und Lappen.',
    text: `CT Thorax
Befund: Rundherd im rechten Oberlappen, 14 mm.
Beurteilung: Rundherd rechts. Kein Rundherd im linken Oberlappen.`,
  },
  {
    why: 'Das Rezidiv liegt in der operierten Höhe, die andere hat eine Protrusion.',
    text: `MRT LWS
Klinik: Z. n. Nukleotomie L4/5 rechts.
Befund: L4/5: Laminektomiedefekt rechts, epidural Gewebe von 8 mm mit Randanreicherung. L5/S1: Protrusion.
Beurteilung: Rezidivvorfall L4/5 rechts.`,
  },
  {
    why: 'Der neue Herd ist keiner von den älteren, und der Gyrus frontalis liegt frontal.',
    text: `MRT Kopf
Befund: Zwei ältere Herde im Pons. Im Gyrus frontalis medius links ein neuer Herd von 5 mm.
Beurteilung: Ein neuer Herd frontal links.`,
  },
  {
    why: '„Links jedoch“ beginnt eine Aussage, die nicht verneint ist.',
    text: `Röntgen Knie beidseits
Befund: Kein Erguss rechts, links jedoch deutliche Verschattung im Recessus.
Beurteilung: Gelenkerguss links.`,
  },
  {
    why: 'Der epidurale Tumor ist der des Wirbels vor dem Komma.',
    text: `MRT BWS
Befund: BWK 8 mit Sinterung, epiduraler Tumoranteil mit Ummantelung des Myelons. BWK 11 mit Herd dorsal, progredient.
Beurteilung: Spinalkanalstenose durch epiduralen Tumor in Höhe BWK 8.`,
  },
  {
    why: 'Medial liegt das Kompartiment, nicht der Meniskus.',
    text: `MRT Knie
Befund: Korbhenkelriss des Außenmeniskus, Innenmeniskus intakt.
Beurteilung: Korbhenkelriss mit Fragment zum medialen Kompartiment.`,
  },
  {
    why: 'Das Gesamtvolumen ist nicht das des linken Lappens.',
    text: `Sonographie der Schilddrüse
Befund: Rechter Lappen 16 ml, linker Lappen 8 ml, Gesamtvolumen 24 ml.
Beurteilung: Struma nodosa, Gesamtvolumen 24 ml.`,
  },
  {
    why: 'Die Coxarthrose der anderen Seite steht auch in der Beurteilung; gelockert ist die Prothese.',
    text: `Beckenübersicht und Hüfte rechts axial
Befund: Neuer Lysesaum um den Schaft, 3 mm. Linke Hüfte mit mäßiger Coxarthrose.
Beurteilung: Schaftlockerung der Hüft-TEP rechts. Coxarthrose links.`,
  },
  {
    why: 'Foramina hat jede Etage auf jeder Seite.',
    text: `MRT HWS
Befund: C4/5: foraminale Enge rechts mäßig, links gering. C5/6: Vorfall links foraminal mit Kompression der Wurzel C6 links; rechts Foramen frei.
Beurteilung: Vorfall C5/6 links foraminal mit Affektion der Wurzel C6.`,
  },
  {
    why: 'Was im unteren Drittel liegt, liegt kaudal.',
    text: `Sonographie der Schilddrüse
Befund: Linker Lappen mit Knoten im unteren Drittel, 14 mm. Zweiter Knoten links kranial, 6 mm.
Beurteilung: Knoten links kaudal, 14 mm.`,
  },
  {
    why: 'Ein weiter Darm hat keine dicke Wand.',
    text: `CT Abdomen
Befund: Dünndarm bis 42 mm erweitert mit Kalibersprung im Unterbauch. Keine Wandverdickung, keine Pneumatosis.
Beurteilung: Mechanischer Dünndarmileus.`,
  },
  {
    why: 'Weder oral noch i. v. kontrastiert ist nativ.',
    text: `CT Abdomen, ohne orale und i.v.-Kontrastierung
Befund: Konkrement prävesikal links, 5 mm.
Beurteilung: Ureterstein links. Keine Appendizitis, soweit nativ beurteilbar. Kein Hinweis auf Divertikulitis im Rahmen der nativen Untersuchung.`,
  },
  {
    why: 'Was gemessen ist, ist beschrieben.',
    text: `Sonographie der Schilddrüse
Befund: Mehrere Knoten links: Oberpol echoarm 7 mm, kaudal teilzystisch 15 mm. Keine Verkalkung.
Beurteilung: Knoten links, EU-TIRADS 3 kaudal, der kleine am Oberpol EU-TIRADS 4.`,
  },
  {
    why: 'Die andere Hüfte ist nur angeschnitten.',
    text: `MRT rechte Hüfte
Befund: Labrum rechts eingerissen. Linke Hüfte, nur auf der Übersicht: kleiner Erguss.
Beurteilung: Labrumruptur rechts. Mitangeschnittener Erguss im linken Hüftgelenk.`,
  },
  {
    why: 'Der Endplattenbefund ist die aktivierte Osteochondrose seiner Etage.',
    text: `MRT HWS
Befund: Endplattenödem C5/6. HWK 6/7 mit geringer Osteochondrose.
Beurteilung: Aktivierte Osteochondrose C5/6.`,
  },
  {
    why: 'Ein aufgebrauchter Zwischenwirbelraum ist eine Osteochondrose.',
    text: `Röntgen LWS
Befund: L2/3: mäßige Osteochondrose. Zwischenwirbelraum L5/S1 aufgebraucht, Grund- und Deckplatten sklerosiert.
Beurteilung: Erosive Osteochondrose L5/S1.`,
  },
  {
    why: 'Nach der Operation bleibt eine Höhle.',
    text: `CT Felsenbein
Klinische Angaben: Z. n. Mastoidektomie links.
Befund: Links Mastoidhöhle luftgefüllt, glatt ausgekleidet. Rechts Mittelohr regelrecht belüftet.
Beurteilung: Reizlose Mastoidhöhle links.`,
  },
  {
    why: 'Der Hoden der Gegenseite ist noch da.',
    text: `Sonographie Skrotum
Klinische Angaben: Z. n. Orchiektomie links 2020.
Befund: Skrotalfach links leer. Hoden rechts homogen, 18 ml.
Beurteilung: Kontralateraler Hoden unauffällig.`,
  },
  {
    why: 'Ein verlegter Gang liegt neben der einen und der anderen Höhle.',
    text: `CT Nasennebenhöhlen
Befund: Sinus maxillaris links mit Spiegel, Infundibulum links verlegt. Siebbeinzellen links verschattet.
Beurteilung: Akute Sinusitis maxillaris und ethmoidalis links bei verlegtem Infundibulum.`,
  },
  {
    why: 'Eine Grenze ist kein Maß.',
    text: `Sonographie der Schilddrüse
Befund: Rechts im mittleren Drittel echogleicher Knoten, 15 x 11 x 10 mm, glatt begrenzt. Links kaudal echoarmer Knoten, 7 x 6 x 5 mm.
Beurteilung: Knoten beider Lappen. Bei der Größe des linken Knotens unter 1,5 cm keine Punktion, Kontrolle in 12 Monaten.`,
  },
  {
    why: 'Der Quotient nennt zwei Gefäße, verengt ist eines.',
    text: `Duplexsonographie der Halsgefäße
Befund rechts: ACI Vmax 90 cm/s, Stenosegrad unter 50 %.
Befund links: Am Abgang der ACI echoarme Plaque, PSV 270 cm/s, Quotient ACI/ACC 4,1, entsprechend einer 70%igen Stenose.
Beurteilung: Hochgradige ACI-Abgangsstenose links, ca. 70 %. Rechts geringe Plaques.`,
  },
  {
    why: 'Zum Vergleich wird die andere Seite frei genannt.',
    text: `Kompressionssonographie der Beinvenen rechts
Befund: V. femoralis rechts komprimierbar. V. poplitea mit Thrombus, nicht komprimierbar. Zum Seitenvergleich linke Leistenetage frei komprimierbar.
Beurteilung: Thrombose der V. poplitea rechts. V. femoralis und Leistenetage rechts frei.`,
  },
  {
    why: '„M.“ ist der Morbus.',
    text: `MR-Enterographie
Patientin 28 J., M. Crohn, Ileozökalresektion 2018.
Befund: Neoterminales Ileum mit Wandverdickung auf 6 mm. Uterus und Adnexe unauffällig.
Beurteilung: Entzündliche Aktivität im neoterminalen Ileum.`,
  },
  {
    why: 'Der Wirbel endet, die Rippe hat ihre eigene Nummer.',
    text: `PET/CT
Befund: BWK 8 SUV 7, Rippe 5 rechts SUV 3, am ehesten posttraumatisch.
Beurteilung: Metastase BWK 8. Rippe 5 rechts posttraumatisch.`,
  },
  {
    why: 'Die Querfortsätze sind die eines anderen Wirbels.',
    text: `CT LWS
Befund: Fraktur Querfortsatz LWK 2 und 3 rechts. LWK 1 Deckplattenfraktur A1.
Beurteilung: Fraktur LWK 1, Querfortsätze LWK 2/3 rechts.`,
  },
  {
    why: 'Der Zugang liegt auf einer Seite, das behandelte Gefäß auf der anderen.',
    text: `Nierenarterienintervention
Befund: Zugang rechte Leiste. Hochgradige Abgangsstenose, Stent 5 mm. Verschluss rechts mit Angioseal.
Beurteilung: Erfolgreiche Stentimplantation der Nierenarterie links.`,
  },
  {
    why: 'Im Rest der Seite liegt kein Lappen.',
    text: `Sonographie der Schilddrüse
Klinische Angaben: Z. n. Hemithyreoidektomie links 2012.
Befund: Rechts 12 ml. Links kleiner Rest von 1 ml. Rechts kranial Knoten 8 mm.
Beurteilung: Knoten rechts. Minimales Restgewebe links.`,
  },
  {
    why: '„Im Sinn“ ist keine Seite.',
    text: `Röntgen Fuß rechts
Befund: Fraktur der Basis des Os metatarsale V. Frakturrand etwas unscharf im Sinn einer beginnenden Resorption.
Beurteilung: Basisfraktur des Os metatarsale V.`,
  },
  {
    why: 'Der fünfte Mittelfußknochen in Worten, und Tage sind kein Strahl.',
    text: `Röntgen Fuß rechts
Befund: Fraktur an der Basis des Os metatarsale V. Metatarsalia I bis IV intakt.
Beurteilung: Basisfraktur des fünften Mittelfußknochens rechts, 14 Tage alt.`,
  },
  {
    why: 'Schwächer als rechts ist links.',
    text: `Sonographie Schulter links
Befund: Supraspinatussehne mit durchgehender Ruptur. Muskelbauch mit Verschmächtigung gegenüber rechts.
Beurteilung: Ruptur der Supraspinatussehne links mit beginnender Muskelatrophie.`,
  },
  {
    why: 'Die linke Brust wurde nicht angesehen.',
    text: `Vakuumbiopsie der rechten Brust
Befund: Gruppierter Mikrokalk außen oben. Linke Brust nicht untersucht.
Beurteilung: Komplikationslose Biopsie.`,
  },
  {
    why: 'Die Drainage links ist nur geplant.',
    text: `Perkutane Cholangiodrainage rechts
Befund: Punktion eines Segmentgangs rechts, Drainage eingelegt.
Beurteilung: Regelrechte Anlage der Drainage rechts. Drainage links nur bei persistierender Cholangitis.`,
  },
  {
    why: 'Der Herd der Rippe ist ein anderer als der im Becken.',
    text: `PET/CT
Befund: Lymphknoten iliakal extern links, 9 x 6 mm. Ein weiterer Herd obturatorisch links, 5 mm. Schwache Anreicherung der 6. Rippe rechts.
Beurteilung: Zwei Lymphknotenmetastasen links. Rippenherd rechts am ehesten unspezifisch.`,
  },
  {
    why: 'Empfohlen wird eine andere Untersuchung.',
    text: `CT Schädel nativ
Befund: Keine Blutung. Fragliche Hypodensität rechts okzipital.
Beurteilung: Infarkt möglich. MRT mit Kontrastmittel umgehend.`,
  },
  {
    why: 'Die Wand hinten hat das Myom, die vordere den Tumor.',
    text: `MRT Becken mit KM
Befund: Im Bereich der Vorderwand Infiltration des Myometriums durch den Tumor. Intramurales Myom hinten, 19 mm.
Beurteilung: Endometriumkarzinom mit Infiltration ventral. Myom der Hinterwand.`,
  },
]
