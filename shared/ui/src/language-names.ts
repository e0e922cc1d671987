/** The languages by their own names, for language switches. */
export const languageNames = [
  { value: "ko", label: "한국어", lang: "ko" },
  { value: "en", label: "English", lang: "en" },
  { value: "zh", label: "中文", lang: "zh" },
] as const;
