import { isCardNumber } from "@bupum/infra/local/stand-ins/toss/toss-cards";

// What must stand nowhere in clear: card numbers, also unknown ones, and keys that charge a card.

/** Digits as people and programs write a card's: in one, or in groups. */
const digits = /(?<![\w.+-])[3-69]\d{3}(?:[ -]?\d){10,12}(?![\w-]|\.\d)/g;
/** As the provider makes keys of cards: 32 bytes in base64. */
const keyLike = /(?<![\w+/=-])[\w+/-]{43}=(?![\w=])/g;

/** What a text shows of a secret in base64, wherever in the encoded bytes it begins. */
function base64Of(secret: string): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
    const whole = bytes.toString("base64");
    const sure = whole.slice(Math.ceil((shift * 4) / 3), Math.floor((bytes.length * 4) / 3));
    return [sure, sure.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/** The ways in which a program might write a secret down. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString("hex"),
  JSON.stringify(secret).slice(1, -1),
  ...base64Of(secret),
];

/** Card numbers in a text, known or not: 14 to 16 digits of which the last one checks. */
export const cardNumbersIn = (text: string): string[] =>
  [...text.matchAll(digits)]
    .map(([found]) => found)
    .filter((found) => isCardNumber(found.replaceAll(/[ -]/g, "")));

export const keysIn = (text: string): string[] => [...text.matchAll(keyLike)].map(([key]) => key);

/** Whether a text shows one of these secrets, in whatever way. */
export function searchFor(secrets: readonly string[]): (text: string) => string[] {
  const forms = new Map(secrets.flatMap((one) => formsOf(one).map((form) => [form, one] as const)));
  return (text) =>
    [...forms].flatMap(([form, secret]) => (text.includes(form) ? [`${secret} as ${form}`] : []));
}
