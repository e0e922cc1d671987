import { Problem } from "@bupum/shared/kernel/problem";

/** Live listings of one seller (DOMAIN.md D18). */
const mostListings = { basic: 100, premium: 20_000 };

/** Where a seller's counter of listings must stand for so many more, and the refusal above it. */
export const listingLimit = (isPremium: boolean, added: number) => ({
  listings: (isPremium ? mostListings.premium : mostListings.basic) - added + 1,
  refused: new Problem("SUBSCRIPTION_REQUIRED", { feature: "LIVE_LISTINGS" }),
});
