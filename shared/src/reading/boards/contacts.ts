const digit = "[0-9０-９]";
const gap = String.raw`[\s.)\-–·]{0,2}`;
/**
 * Excludes part numbers, which continue before or after the digits with a letter, a digit or a
 * dash.
 */
const alone = (pattern: string) =>
  `(?<![0-9０-９A-Za-z\\-])${pattern}(?![0-9０-９A-Za-z]|-[0-9A-Za-z])`;
const phones = new RegExp(
  [
    alone(
      String.raw`(?:\+?82${gap}\(?0?\)?|\(?[0０])${digit}{1,2}${gap}${digit}{3,4}${gap}${digit}{4}`,
    ),
    alone(String.raw`1[5-9]${digit}{2}[\s.\-]${digit}{4}`),
  ].join("|"),
  "gu",
);
// The look-behind prevents a search from each letter of a long word (quadratic time).
const emails =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?[@＠]\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** The text as a guest reads it: phone numbers and e-mail addresses are masked (D12-6). */
export const withoutContacts = (text: string): string =>
  text.replace(emails, "***@***").replace(phones, "***-****-****");
