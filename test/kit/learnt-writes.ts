import type { World } from "./world.ts";

type Admin = Awaited<ReturnType<World["adminUser"]>>;
type Prepared = [string, () => Promise<() => Promise<unknown>>];

type NewPart = () => Promise<{
  id: `prd_${string}`;
  manufactorId: `mkr_${string}`;
  partNumber: string;
}>;
/** A pair of parts that waits for an admin (D37-5). */
async function learntPair(newPart: NewPart) {
  const [{ id: askedId }, { id: takenId }] = [await newPart(), await newPart()];
  const { askAbout, countSubstitution } =
    await import("@bupum/functions/catalogue/products/taken-instead");
  const { write } = await import("@bupum/functions/kernel/table");
  for (const buyer of ["usr_1", "usr_2", "usr_3"] as const)
    // oxlint-disable-next-line no-await-in-loop -- all of them move the same counter
    await write(...countSubstitution(askedId, takenId, buyer));
  await askAbout(askedId, takenId, new Date().toISOString());
  return { askedId, takenId };
}

/** What an admin says of pairs that orders taught and of lives, for the trail (D30-2). */
export const learntWrites = (admin: () => Admin, newPart: NewPart): Record<string, Prepared> => ({
  "productEntities.sayLives": [
    "product",
    async () => {
      const { manufactorId, partNumber } = await newPart();
      const lines = [{ partNumber, state: "DISCONTINUED" as const }];
      return () => admin().api.productEntities.sayLives({ body: { manufactorId, lines } });
    },
  ],
  "productEntities.acceptLearnt": [
    "product",
    async () => {
      const pair = await learntPair(newPart);
      const body = { ...pair, relation: "EQUIVALENT", grade: "DROP_IN" } as const;
      return () => admin().api.productEntities.acceptLearnt({ body });
    },
  ],
  "productEntities.refuseLearnt": [
    "product",
    async () => {
      const body = await learntPair(newPart);
      return () => admin().api.productEntities.refuseLearnt({ body });
    },
  ],
});
