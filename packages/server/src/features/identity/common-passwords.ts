/**
 * Passwords of at least 8 characters from the top of published lists of leaked ones. In lower case; compare passwords
 * in lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password2 password3 password12 password123 password1234 password12345 password! password1! passw0rd
  p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 pa$$word pa$$w0rd passport passwort password0 password01 mypassword newpassword
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop123 1qaz2wsx 1qaz2wsx3edc
  qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 asdfghjk asdfghjkl asdfasdf asdf1234 qweasdzxc qweqweqwe
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abcd1234 abc12345 abc123456 abcdef123 1234abcd 123456ab
  1234qwer 123qweasd qwer1234 12341234 123123123 12312312 123321123 123454321 1234554321 11223344 1122334455 12121212
  112233445566 789456123 147258369 147852369 159357159 159753159 963852741 987654321 9876543210 87654321 0987654321
  0123456789 01234567 12345678910 123456789a a123456789 a12345678 aa123456 aa12345678 q123456789 1234567q 1234567a
  letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome! welcome2 changeme changeme1 changeme123 default1
  iloveyou iloveyou1 iloveyou2 iloveyou! ilovegod ilovehim iloveher loveyou1 loveyou2 lovelove babygirl babygirl1
  princess princess1 princesa sunshine sunshine1 football football1 baseball baseball1 basketball softball volleyball
  superman superman1 spiderman batman123 starwars pokemon1 pokemon123 naruto123 minecraft fortnite roblox123 warcraft
  michelle jennifer jordan23 michael1 jessica1 anthony1 ashley123 charlie1 daniel123 nicole123 samantha christian
  elizabeth alexander alexandra alejandro francisco fernando sebastian valentina guadalupe estrella mariposa
  computer computer1 internet samsung1 samsung123 motorola macintosh microsoft facebook google123 linkedin whatsapp
  corvette mustang1 mercedes porsche1 yamaha123 ferrari1 chelsea1 liverpool liverpool1 arsenal1 barcelona realmadrid
  juventus manchester manutd123 chocolate butterfly rainbow1 snowball blink182 metallica slipknot greenday
  trustno1 whatever whatever1 nothing1 anything something secret123 topsecret security security1 admin123 admin1234
  administrator administrator1 root1234 test1234 testtest testing123 test12345 user1234 guest123 temp1234 login123
  master123 dragon123 monkey123 shadow123 killer123 hello123 hello1234 hellohello freedom1 jesus123 jesuschrist
  blessed1 godisgood maverick hardcore undertaker midnight mountain diamond1 victoria jasmine1 dolphin1 elephant
  portugal brasil123 deutschland schalke04 hallo123 passwort1 passwort123 motdepasse azertyuiop azerty123 doudou123
  contraseña senha123 senha1234 mudar123 teamo123 tequiero bismillah pakistan pakistan123 india123 krishna1 sairam123
  winter2024 summer2024 spring2024 autumn2024 winter2025 summer2025 spring2025 autumn2025 winter2026 summer2026
  spring2026 autumn2026 january1 february1 november1 december1 monday123 friday123 sunday123 taplet123 tapletapp
  `
    .trim()
    .split(/\s+/),
)
