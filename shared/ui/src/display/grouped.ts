/** Figures in groups of three, as Korean, English and Chinese write them: "1234500" is "1,234,500". */
export const grouped = (figures: string): string => figures.replace(/\B(?=(\d{3})+$)/g, ",");
