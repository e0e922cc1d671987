/** The consents of a sign-up, required ones first (D20-3). */
export const consentNames = ["terms", "privacy", "age14", "thirdParty", "marketing"] as const;
export type ConsentName = (typeof consentNames)[number];
export const requiredConsents: readonly ConsentName[] = ["terms", "privacy", "age14"];

/** Purpose, items, period and the right to refuse of each consent. */
export type ConsentTexts = Record<ConsentName, readonly string[]>;
