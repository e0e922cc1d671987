/**
 * How the quotes of an award were chosen (D3-18). In a file of its own, because a page's address
 * reads it.
 */
export const awardPresets = ["ONE_SELLER", "SPLIT", "EACH_LINE", "FASTEST", "BY_HAND"] as const;
export type AwardPreset = (typeof awardPresets)[number];
