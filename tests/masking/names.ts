/** Two batches that share no name: rules are found on the first and judged on the second. */
export interface NameBatch {
  female: readonly string[]
  male: readonly string[]
  surnames: readonly string[]
  streets: readonly string[]
  places: readonly string[]
}

const words = (text: string) => text.split(/\s*[;\n]\s*/).filter((word) => word !== '')

export const firstBatch: NameBatch = {
  female: words(
    'Anna; Ursula; Hannelore; Dilara; Zofia; Thi Hoa; Marie-Luise; Ingeborg; Fatima; Swetlana; Käthe; Giulia',
  ),
  male: words('Max; Wolfgang; Hans-Peter; Mehmet; Tomasz; Giuseppe; Jürgen; Karl-Heinz; Ahmed; Björn; Sören; Luca'),
  surnames: words(`Müller; Schmidt; Öztürk; Weiß; Kowalski; Müller-Lüdenscheidt; von Hohenstein; van der Berg
    Yıldırım; Kovačević; O'Connor; al-Hakim; Freiherr von Stein; de la Cruz; Nguyen; Großmann; Fuchs; Kaiser
    Bauer; Schröder-Köhler; zu Rantzau; Klein; Lang; Stark; Sommer; Engel`),
  streets:
    words(`Lindenstraße; Goethestr.; Am Alten Markt; Unter den Linden; Karl-Marx-Allee; Lange Gasse; An der Alster
    Hauptstr.; Mühlenweg; Breiter Weg; Schillerplatz; Straße der Einheit`),
  places: words(
    '10115 Berlin; 50667 Köln; 80331 München; 8001 Zürich; 1010 Wien; 79098 Freiburg im Breisgau; 06108 Halle',
  ),
}

export const secondBatch: NameBatch = {
  female: words(
    'Gisela; Brigitte; Aylin; Katarzyna; Olena; Anne-Kathrin; Roswitha; Leyla; Mai Linh; Friederike; Ilse; Chiara',
  ),
  male: words(
    'Dieter; Hans-Jürgen; Emre; Piotr; Vincenzo; Götz; Karl-Friedrich; Mahmoud; Håkon; Rüdiger; Jonas; Nguyen Van',
  ),
  surnames:
    words(`Hoffmann; Wagner; Çelik; Strauß; Nowak; Meyer-Landrut; von Bülow; van den Broek; Şahin; Jovanović; D'Angelo
    el-Sayed; Graf von Moltke; dos Santos; Tran; Kühnemann; Wolf; König; Schäfer; Becker-Hübner; zur Mühlen; Lehmann
    Kurz; Winter; Herzog; Scholz`),
  streets:
    words(`Rosenstraße; Mozartstr.; Am Grünen Anger; Auf der Höhe; Willy-Brandt-Platz; Enge Gasse; An den Kastanien
    Bahnhofstr.; Birkenweg; Hoher Weg; Marktplatz; Allee der Kosmonauten`),
  places: words('20095 Hamburg; 01067 Dresden; 70173 Stuttgart; 3011 Bern; 8010 Graz; 61348 Bad Homburg; 99084 Erfurt'),
}
