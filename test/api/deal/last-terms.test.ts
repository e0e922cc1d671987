import { addDays, seoulDay } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, lineOf, quoteFor } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const part = [{ partName: "릴레이", quantity: 3 }];
const inDays = (count: number) => addDays(seoulDay(new Date().toISOString()), count);

test("the next answer starts with the terms of the last one, on every device and for its seller alone (D3-32)", async () => {
  const [buyer, seller, rival] = [await world.member(), await world.seller(), await world.seller()];
  const first = await asked(world, buyer, [seller], part);
  const read = (id: `est_${string}`, by: Pick<typeof buyer, "api"> = seller) =>
    by.api.estimates.get({ params: { id } });
  expect((await read(first.estimateOf(seller))).lastTerms).toBeUndefined();
  const line = lineOf(first.estimateOf(seller));
  const terms = {
    vatMode: "INCLUDED" as const,
    shippingFeePayer: "SELLER_PAYS" as const,
    validUntil: inDays(30),
  };
  await seller.api.productEstimateResponses.create({ body: quoteFor(line, terms) });
  const kept = {
    currency: "KRW",
    vatMode: "INCLUDED",
    shippingFeePayer: "SELLER_PAYS",
    validDays: 30,
  };

  const next = await asked(world, buyer, [seller, rival], part);
  const id = next.estimateOf(seller);
  expect((await read(id)).lastTerms).toEqual(kept);
  expect((await read(id, buyer)).lastTerms).toBeUndefined();
  expect((await read(next.estimateOf(rival), rival)).lastTerms).toBeUndefined();

  // A longer validity is no answer; a draft is none; zero rates stay with their export.
  await seller.api.productEstimateResponses.create({
    body: { productEstimateId: line, validUntil: inDays(60) },
  });
  const draft = { ...quoteFor(lineOf(id)), vatMode: "EXCLUDED" as const };
  await seller.api.productEstimateResponses.create({ body: { items: [draft], draft: true } });
  expect((await read(id)).lastTerms).toEqual(kept);
  await seller.api.productEstimateResponses.create({
    body: quoteFor(lineOf(id), { vatMode: "ZERO_RATED", validUntil: inDays(7) }),
  });
  expect((await read(id)).lastTerms).toMatchObject({ vatMode: "EXCLUDED", validDays: 7 });
});
