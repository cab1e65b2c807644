/**
 * Passwords of twelve or more characters that guessing lists try first: well-known ones by name, and the patterns behind most others (a
 * favorite word with a common ending, a word two or three times, one key held down, keyboard runs).
 */
const KNOWN = `
1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz!qaz1qaz 1qazxsw23edc 1qazxsw23edcvfr4
!qaz2wsx3edc !qaz@wsx#edc !qaz@wsx3edc 1q2w3e4r!q@w#e$r 1q2w3e4r1q2w3e4r q1w2e3r4t5y6 q1w2e3r4t5y6u7i8 qazwsxedcrfv qazwsxedcrfvtgb qazwsxedc123
zaq12wsxcde3 zaq1xsw2cde3 zaq1zaq1zaq1 zaqxswcdevfr zxcvbnmasdfghjkl zxcvbnm123456 zxcvbnm12345 zxcvbnm,./123 qwertyuiop12 qwertyuiop123
qwertyuiop1234 qwertyuiop12345 qwertyuiop123456 qwertyuiop123456789 qwertyuiop[] qwertyuiop[]\\ qwertyuiopas qwertyuiopasdf
qwertyuiopasdfgh qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm asdfghjkl123 asdfghjkl1234 asdfghjkl12345 asdfghjkl123456 asdfghjkl;'\\ asdfghjklzxcvbnm
asdfghjklqwertyuiop asdfqwerzxcv asdf1234asdf asdf1234qwer qwerasdfzxcv qwer1234asdf qwer1234qwer qwertyasdfgh qwertyasdfghzxcvbn qweasdzxc123 qweqweqweqwe
qweasdqweasd asdasdasdasd zxczxczxczxc qwe123qwe123 abc123abc123 abcd1234abcd abcdefg12345 abcdefg123456 abcdefgh1234 abcdefgh12345678 abcdef123456
abc123456789 abcd12345678 a1b2c3d4e5f6 a1b2c3d4e5f6g7 aa1234567890 aaa123456789 q1234567890 123456789abc 123456789abcd 1234567890abc 1234567890qwe
1234567890qwerty 123456qwerty 12345qwert12345 1234qwer1234 1234qwerasdf 1234qwerasdfzxcv 123qweasdzxc 123qwe123qwe 123qwe!@#qwe 123abc123abc
123123123123 321321321321 123321123321 123456123456 123456654321 112233445566 11223344556677 102030405060 1029384756qp 147258369147 147258369123
159357159357 159753159753 789456123789 741852963741 987654321987 123454321234 121212121212 131313131313 696969696969 420420420420 010203040506
111222333444 111111222222 123412341234 12344321123443 00000000000000 123456789012 1234567890123 12345678901234 123456789012345 1234567890123456
12345678901234567890 0123456789012 01234567890123 098765432109 0987654321098 09876543210987654321 098765432123 987654321012 9876543210987 123456789987
123456789987654321 1234567890987654321 123456789123 123456789123456789 1234567891011 123456789101112 1234567890-= `;

/** The words such passwords are built from. */
const WORDS = `
password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd passwort motdepasse contrasena contraseña wachtwoord senha1 mypassword thepassword newpassword
changeme changeit letmein welcome welcome1 administrator admin admin123 root toor superuser default secret topsecret master login guest test testing
testtest tester user qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou iloveu loveyou loveme lovely princess sunshine monkey
dragon football baseball basketball softball soccer hockey superman batman spiderman starwars pokemon naruto minecraft fortnite nintendo playstation
computer internet samsung google facebook instagram linkedin microsoft windows apple iphone android whatever trustno1 shadow michael jennifer jessica
michelle charlie daniel thomas jordan hunter ashley nicole andrew matthew joshua robert william anthony alexander alexandra elizabeth christopher
jonathan benjamin samantha stephanie victoria patricia christian liverpool chelsea arsenal barcelona manchester realmadrid juventus corvette mustang
ferrari porsche mercedes yamaha harley cowboy cowboys yankees eagles steelers patriots lakers bulldog tigger butterfly flower chocolate cookie
cheese banana orange strawberry blueberry watermelon summer winter spring autumn january february august september october november december monday
friday sunday family forever friends freedom liberty jesus jesuschrist blessed heaven angel diamond silver golden purple rainbow unicorn phoenix
matrix gandalf hello helloworld hello123 goodbye business company office sales marketing manager money dollar bitcoin america canada england london
germany france california newyork chicago texas florida australia coldemail outreach campaign coldcast`;

const TAILS = `
1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 00 000 01 007 11 111 1111 111111 21 22 69 77 88 99 100 101 321 654321 987654321
! !! !!! 1! 12! 123! 1234! !1 !12 !123 !@# !@#$ @1 @12 @123 @1234 #1 #123 _123 -123 . .. 123. abc abc123 qwerty qwe asd 2000 2010 2015 2016 2017 2018
2019 2020 2021 2022 2023 2024 2025 2026 2027 @2020 @2021 @2022 @2023 @2024 @2025 @2026 2020! 2021! 2022! 2023! 2024! 2025! 2026!`;

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop', 'abcdefghijklmnopqrstuvwxyz'];

const toWords = (text: string): string[] => text.trim().split(/\s+/);
const reverse = (text: string): string => [...text].toReversed().join('');

function* listCommonPasswords(): Generator<string> {
  yield* toWords(KNOWN);
  for (const word of toWords(WORDS)) {
    for (const tail of ['', ...toWords(TAILS)]) {
      yield word + tail;
      yield word + word + tail;
      yield tail + word;
    }
    yield word.repeat(3);
    yield word + reverse(word);
  }
  // Keyboard runs: forward, backward and wrapped around, and one row after another.
  for (const row of ROWS) {
    for (const run of [row.repeat(3), reverse(row).repeat(3), row + reverse(row), reverse(row) + row]) {
      for (let length = 12; length <= run.length; length += 1) yield run.slice(0, length);
    }
    for (const next of ROWS) yield row + next;
  }
}

/** Lower-cased, at least twelve code points. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([...listCommonPasswords()].filter((password) => [...password].length >= 12));

/** Whether guessing tries this password first, ignoring case; also true for one to three characters repeated. */
export function isCommonPassword(password: string): boolean {
  const lowered = password.normalize('NFC').toLowerCase();
  return COMMON_PASSWORDS.has(lowered) || /^(.{1,3})\1+$/su.test(lowered);
}
