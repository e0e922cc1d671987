import { priceBreaks } from "@bupum/shared/kernel/money/money";
import { phoneNumber, mobileNumber } from "@bupum/shared/kernel/text/phone";
import { businessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { address } from "@bupum/shared/accounts/seller-infos/contract";
import { isStrongPassword, userId } from "@bupum/shared/accounts/users/rules";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue/catalogue.ts";
import { candidates, comparedFirst, merchandises } from "./goods/merchandises.ts";
import { admin, buyers, sellers } from "./people/people.ts";
import { chance, marketSeed } from "./random.ts";

const people = [...sellers, ...buyers, admin];

describe(`the people of the demo market (seed ${marketSeed})`, () => {
  test("are twelve sellers, six buyers and one admin who share no name, phone or address", () => {
    expect([sellers.length, buyers.length]).toEqual([12, 6]);
    for (const field of ["userId", "email", "phone"] as const)
      expect(new Set(people.map((person) => person[field])).size).toBe(people.length);
  });

  test("have valid business numbers of a tax office that does not exist", () => {
    const numbers = [...sellers, ...buyers].map(({ businessNumber }) => businessNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) {
      expect(number).toMatch(/^99981\d{5}$/);
      expect(businessNumber.safeParse(number).success).toBe(true);
    }
  });

  test("have addresses and numbers that reach nobody", () => {
    for (const { email, phone } of people) {
      expect(email).toMatch(/@example\.com$/);
      expect(phone).toMatch(/^0100000\d{4}$/);
      expect(mobileNumber.safeParse(phone).success).toBe(true);
    }
  });

  test("pass the rules of sign-up and seller certification", () => {
    for (const person of people) {
      expect(userId.safeParse(person.userId).success, person.userId).toBe(true);
      expect(isStrongPassword(person.password)).toBe(true);
    }
    for (const seller of sellers) {
      for (const number of [seller.tel, seller.fax])
        expect(phoneNumber.safeParse(number).success, number).toBe(true);
      expect(seller.categories.length).toBeLessThanOrEqual(10);
    }
    for (const party of [...sellers, ...buyers])
      expect(address.safeParse(party.address).success, party.companyName).toBe(true);
  });

  test("sell from at least eight regions", () => {
    const places = new Set(sellers.map(({ region }) => region));
    expect(places.size).toBeGreaterThanOrEqual(8);
  });
});

describe("the listings of the demo market", () => {
  const byPart = Map.groupBy(merchandises, (row) => `${row.manufactor}/${row.partNumber}`);

  test("are about 3,000, one for each seller and part", () => {
    expect(merchandises.length).toBeGreaterThan(2_600);
    expect(merchandises.length).toBeLessThan(3_400);
    for (const rows of byPart.values())
      expect(new Set(rows.map(({ sellerKey }) => sellerKey)).size).toBe(rows.length);
  });

  test("offer the most wanted parts by three to seven sellers", () => {
    for (const part of comparedFirst) {
      const rows = byPart.get(`${part.manufactor}/${part.partNumber}`) ?? [];
      expect(rows.length, part.partNumber).toBeGreaterThanOrEqual(3);
      expect(rows.length, part.partNumber).toBeLessThanOrEqual(7);
    }
  });

  test("come from sellers of that maker or category, and every seller has some", () => {
    const parts = new Map(catalogue.map((part) => [`${part.manufactor}/${part.partNumber}`, part]));
    for (const row of merchandises) {
      const part = parts.get(`${row.manufactor}/${row.partNumber}`);
      expect(part && candidates(part).some(({ key }) => key === row.sellerKey)).toBe(true);
    }
    const selling = new Set(merchandises.map(({ sellerKey }) => sellerKey));
    expect(selling.size).toBe(sellers.length);
  });

  test("have breaks of rising quantity and falling price that begin at the MOQ", () => {
    for (const { breaks, moq, orderMultiple, stock } of merchandises) {
      expect(breaks[0]?.minQty).toBe(moq);
      expect([moq % orderMultiple, stock % orderMultiple]).toEqual([0, 0]);
      expect(priceBreaks.safeParse(breaks).success).toBe(true);
    }
  });

  test("are the same on every machine and every run", () => {
    // Figures of this seed: a change of rules or seed must show here and be intended.
    expect(chance("a fixed name")).toBeCloseTo(0.890613198, 9);
    const total = merchandises.reduce((sum, row) => sum + row.stock, 0);
    expect({ parts: catalogue.length, listings: merchandises.length, stock: total }).toEqual({
      parts: 3_375,
      listings: 2_888,
      stock: 2_492_490,
    });
  });
});
