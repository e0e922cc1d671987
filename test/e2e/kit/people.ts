import { inventedBusinessNumber } from "@bupum/seed/people/business-number";

/**
 * People who are new to the market. A number belongs to one account for good: each run uses others.
 */
const run = String(Math.floor(Date.now() / 1000) % 1_000_000).padStart(6, "0");

export interface Newcomer {
  userId: string;
  password: string;
  name: string;
  companyName: string;
  phone: string;
  email: string;
}

const password = "Bupum-e2e-2026";

export const buyer: Newcomer = {
  userId: `e2ebuyer${run}`,
  password,
  name: "한새봄",
  companyName: "새봄자동화",
  phone: `0109${run}1`,
  email: `buyer${run}@example.com`,
};

/** A number gets one code a minute, so the company has a number of its own. */
export const seller: Newcomer & { businessNumber: string; companyPhone: string } = {
  userId: `e2eseller${run}`,
  password,
  name: "윤가온",
  companyName: `가온부품상사${run}`,
  phone: `0109${run}2`,
  email: `seller${run}@example.com`,
  companyPhone: `0109${run}3`,
  businessNumber: inventedBusinessNumber(Number(run.slice(-4))),
};
