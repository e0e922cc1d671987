import { nextNumber } from "./people.ts";
import type { World } from "./world.ts";

type Admin = Awaited<ReturnType<World["adminUser"]>>;
type Prepared = [string, () => Promise<() => Promise<unknown>>];

const text = () => `낱말 ${nextNumber()}`;

/** The admins' writes about words and specifications, each with the entity that its event is about. */
export const dictionaryWrites = (admin: () => Admin): Record<string, Prepared> => {
  const newWord = () => admin().api.searchWords.create({ body: { spellings: [text(), text()] } });
  const newRule = () =>
    admin().api.specificationRules.create({
      body: { kind: "LABEL", written: text(), means: "coil-voltage" },
    });
  return {
    "searchWords.create": ["search-word", async () => newWord],
    "searchWords.update": [
      "search-word",
      async () => {
        const params = { id: (await newWord()).id };
        return () => admin().api.searchWords.update({ params, body: { note: "현장 용어" } });
      },
    ],
    "searchWords.remove": [
      "search-word",
      async () => {
        const params = { id: (await newWord()).id };
        return () => admin().api.searchWords.remove({ params });
      },
    ],
    "specificationRules.create": ["specification-rule", async () => newRule],
    "specificationRules.remove": [
      "specification-rule",
      async () => {
        const params = { key: (await newRule()).key };
        return () => admin().api.specificationRules.remove({ params });
      },
    ],
  };
};
