/** The passkeys of one admin (D20-14). */
export const mostPasskeys = 10;
/** How long a challenge can be answered, once. */
export const challengeMinutes = 5;
