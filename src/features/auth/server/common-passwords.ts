/**
 * The passwords tried first against every account, of eight characters or more (shorter ones are refused
 * anyway), in lower case. Chosen by hand from what public rankings of leaked passwords agree on, with
 * their German and clinical relatives.
 */
const words = `
12345678 123456789 1234567890 12345678910 123123123 1234512345 11111111 111111111 1111111111 00000000 0000000000
22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 87654321 987654321 9876543210 0987654321
0123456789 1122334455 11223344 12341234 1234abcd 123456abc 123456aa 1234qwer 123qweasd 123qwe123 123321123
12344321 123454321 123654789 147258369 159357456 741852963 789456123 963852741 147852369 123698745 102030405060
10203040 12121212 13131313 19191919 20202020 23232323 69696969 01234567 01020304 31121999 01011980 01011990 01012000
password passwort password1 passwort1 password12 password123 password1234 passwort12 passwort123 passwort1234
password! passwort! password1! passwort1! password123! passwort123! p@ssword p@ssw0rd passw0rd pa$$word pa$$w0rd
passw0rt p@sswort password2024 password2025 password2026 passwort2024 passwort2025 passwort2026 mypassword
meinpasswort neuespasswort neues-passwort newpassword changeme changeme1 changeme123 change-me changethis
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz12 qwertz123 qwertz1234 qwertzui qwertzuiop
qwertyu1 qwerasdf qwerasdfzxcv qwer1234 asdfasdf asdfghjk asdfghjkl asdf1234 asdfjkl; asdfjklö yxcvbnmm zxcvbnmm
zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6z 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qay2wsx q1w2e3r4
q1w2e3r4t5 qazwsxedc qazwsx123 qaywsxedc 1a2b3c4d a1b2c3d4 a1b2c3d4e5 abcd1234 abcd12345 abc12345 abc123456 abcdefgh
abcdefghi abcdefg1 aaaaaaaa aa123456 aa12345678 a12345678 a123456789 aaaa1111 abcabcabc abc123abc xxxxxxxx zzzzzzzz
iloveyou iloveyou1 iloveyou2 iloveyou! ichliebedich ichliebe1 ichliebedich1 schatzi1 schatz123 schatzilein
sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
spiderman pokemon1 pokemon123 starwars starwars1 dragon123 monkey123 shadow123 master123 michael1 jennifer jessica1
charlie1 whatever trustno1 letmein1 letmein123 letmein! welcome1 welcome12 welcome123 welcome! willkommen willkommen1
willkommen123 willkommen! hallo123 hallo1234 hallo12345 hallohallo hallowelt helloworld hello123 hello1234 geheim123
geheim12 geheim1234 geheimnis supergeheim streng-geheim sommer12 sommer123 sommer2023 sommer2024 sommer2025 sommer2026
winter12 winter123 winter2023 winter2024 winter2025 winter2026 fruehling herbst123 herbst2025 summer123 summer2024
summer2025 summer2026 autumn2025 spring2025 januar2026 montag123 freitag123 weihnachten fussball fussball1 schalke04
borussia borussia09 bayern123 fcbayern fcbayern1 werder123 hamburg1 hamburg123 berlin123 muenchen muenchen1 deutschland
deutschland1 computer computer1 internet internet1 administrator administrator1 admin123 admin1234 admin12345
admin123456 admin123! admin2024 admin2025 admin2026 adminadmin admin@123 rootroot root1234 toor1234 test1234 test12345
test123456 testtest testtest1 testpassword testpasswort tester123 guest123 gast1234 benutzer benutzer1 user1234
user12345 default1 default123 secret123 secret1234 geheimwort manager1 service1 support1 support123 temp1234
temporary temp12345 demo1234 demodemo login123 access14 access123 zugang123 anmelden einloggen killer123 fuckyou1
fuckyou123 arschloch arschloch1 scheisse scheisse1 mercedes mercedes1 porsche911 ferrari1 samsung1 samsung123
iphone123 google123 facebook facebook1 facebook123 linkedin linkedin1 minecraft minecraft1 fortnite fortnite1
nintendo playstation michelle alexander alexander1 sebastian sebastian1 christian christian1 stefanie katharina
thomas123 andreas1 andreas123 daniel123 martin123 michael123 nicole123 sabrina1 jasmin123 schnecke schnuffi1
sternchen sternenhimmel engelchen sonnenschein blumenwiese schmetterling butterfly butterfly1 chocolate cookie123
blink182 liverpool liverpool1 chelsea1 arsenal1 barcelona barcelona1 realmadrid juventus galatasaray fenerbahce
krankenhaus krankenhaus1 klinikum klinikum1 klinik123 station1 station123 radiologie radiologie1 radiologie123
radiology radiology1 radiology123 roentgen roentgen1 röntgen1 röntgen123 befund123 klarbefund klarbefund1
klarbefund123 doktor123 doctor123 chefarzt chefarzt1 oberarzt oberarzt1 assistenzarzt schwester praxis123 patient1
patient123 medizin1 medizin123 hospital hospital1 diktat123 arzt1234
`

export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''))
