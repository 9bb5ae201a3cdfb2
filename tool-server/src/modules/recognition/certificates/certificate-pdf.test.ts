import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../test/fixtures/recognition/read-pdf.ts';
import { drawCertificate } from './certificate-pdf.ts';

const SENTENCE = 'The holder, named at the address below';

const draw = (name: string, title = 'Configuration as attack surface') =>
  drawCertificate({
    kind: 'course',
    title,
    name,
    issuedAt: new Date('2026-03-02'),
    expiresAt: null,
    number: 'BBBB-BBBB-BBBB',
    checkUrl: 'https://tool.test/certificates/BBBB-BBBB-BBBB',
    productName: 'Drawbridge',
    picture: { seed: 'c8', topic: 'A02' },
  });

/** The lines of a text are not told apart in what is read. */
const joined = (text: string) => text.replaceAll(' ', '');

describe('the name on a certificate', () => {
  it.each([
    ['Latin', 'Łukasz Ștefănescu'],
    ['Greek', 'Γιώργος Παπαδόπουλος'],
    ['Cyrillic', 'Дмитрий Иванов'],
    ['Hebrew', 'יוסי לוי-אברמוביץ׳'],
    ['Hebrew with points', 'שִׁמְעוֹן פֶּרֶץ'],
    ['Arabic', 'ليلى حسن'],
    ['Arabic with vowels', 'مُحَمَّدٌ الأَمِينُ'],
    ['Persian', 'سارا احمدی‌نژاد'],
    ['Urdu', 'ڈاکٹر ٹیپو گھمّن'],
    ['Thaana', 'މުޙައްމަދު ނަޝީދު'],
    ['Devanagari', 'श्रीकृष्ण त्रिपाठी'],
    ['Bengali', 'রবীন্দ্রনাথ ঠাকুর'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Gujarati', 'કૃષ્ણા ત્રિવેદી'],
    ['Oriya', 'ଶ୍ରୀକୃଷ୍ଣ ମିଶ୍ର'],
    ['Tamil', 'ஸ்ரீதேவி கௌதம்'],
    ['Telugu', 'లక్ష్మీప్రసన్న రావు'],
    ['Kannada', 'ಶ್ರೀನಿವಾಸ ಪ್ರಸಾದ್'],
    ['Malayalam', 'കൃഷ്ണപ്രിയ മോഹൻലാൽ'],
    ['Sinhala', 'ක්‍රිෂාන්ති ප්‍රේමදාස'],
    ['Thai', 'กิตติพันธ์ น้ำทิพย์'],
    ['Lao', 'ນ້ຳຝົນ ແກ້ວມະນີ'],
    ['Khmer', 'ស្រីមុំ ម៉ាណែត'],
    ['Burmese', 'အောင်ဆန်းစုကြည်'],
    ['Tibetan', 'བསྟན་འཛིན་རྒྱ་མཚོ'],
    ['Georgian', 'გიორგი ჭავჭავაძე'],
    ['Armenian', 'Արամ Խաչատրյան'],
    ['Ethiopic', 'ኃይሌ ገብረሥላሴ'],
    ['simplified Chinese', '欧阳震华'],
    ['traditional Chinese', '陳嘉慧'],
    ['Japanese', '髙橋 さくらタロー'],
    ['Korean', '독고 영재'],
    ['two scripts', 'דנה Cohen'],
    ['three scripts', '王小明 (Ali علي) Ng'],
  ])('is printed and can be copied: %s', async (_, name) => {
    const text = readPdf(await draw(name));
    expect(joined(text)).toContain(joined(name.normalize('NFC')));
    expect(text).not.toContain(SENTENCE);
  });

  it.each([
    ['Latin', 'Inès Dahl'],
    ['hangul', '김민준'],
    ['Bengali', 'কৌশিক'],
  ])('is the same where its letters were typed in parts: %s', async (_, name) => {
    expect(readPdf(await draw(name.normalize('NFD')))).toBe(readPdf(await draw(name)));
  });

  it.each([
    ['of a script without a font', 'ᏣᎳᎩ'],
    ['with one letter that no font has', 'Dana ᏣᎳᎩ'],
    ['with an emoji', 'Dana 👩🏽‍💻'],
    ['of marks that no font has', 'Z̷͎̈a̴͖͝lgo'],
    ['of nothing that is seen', '\u200f\u3164'],
  ])('is replaced by where it is shown: a name %s', async (_, name) => {
    expect(readPdf(await draw(name))).toContain(SENTENCE);
  });

  it('keeps the letters of a certificate that was drawn before apart', async () => {
    await draw('ນ້ຳ');
    expect(readPdf(await draw('ນີ'))).toContain('ນີ');
  });
});

it('a title of other scripts is printed, with a question mark for a word that no font has', async () => {
  const text = readPdf(await draw('Dana', 'OWASP 中文 ᏣᎳᎩ ליסודות'));
  expect(text).toContain('OWASP 中文 ? ליסודות');
});
