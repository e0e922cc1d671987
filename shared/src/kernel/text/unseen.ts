/** Joiners within one emoji, and within words of scripts that join their letters. */
const joined =
  /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})|(?<=[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])[\u200C\u200D]/gu;
/** Characters drawn as nothing, or that change the direction of the text (Unicode UTS 39, 3.1). */
const unseen = /(?!\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

/**
 * Whether a text contains no unseen characters. With bidi marks, zero-width characters and blank
 * letters (the Hangul filler) one name can look like another, or like none.
 */
export const hasNothingUnseen = (text: string): boolean => !unseen.test(text.replace(joined, ""));
