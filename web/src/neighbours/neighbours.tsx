import type { Product } from "@bupum/shared/catalogue/products/contract";
import { laterSection } from "@bupum/ui/frame/later-section";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { relatedTo } from "../products/queries.ts";
import { Alternates } from "../substitutes/alternates.tsx";
import { ProductCards } from "./product-cards.tsx";

const WikisAbout = laterSection(async () => (await import("../wikis/few-wikis.tsx")).WikisAbout, {
  quiet: true,
});

const BoardsAbout = laterSection(
  async () => (await import("../boards/few-boards.tsx")).BoardsAbout,
  { quiet: true },
);

/** Substitutes of a part, parts like it, and wikis and posts about it. */
export default function Neighbours({ part }: { part: Product }) {
  return (
    <>
      {part.alternates.length > 0 && <Alternates part={part} />}
      <Related part={part} />
      <WikisAbout productId={part.id} manufactorId={part.manufactorId} />
      <BoardsAbout partNumber={part.partNumber} />
    </>
  );
}

/** Parts like this one (S8-13) and near ones: fetched after the page; drawn if there are any. */
function Related({ part }: { part: Product }) {
  const say = useWords("neighbours");
  const { data } = useQuery(relatedTo(part));
  if (!data) return null;
  const known = new Set([...part.alternates, ...data.alike].map(({ id }) => id));
  const near = data.items.filter(({ id }) => !known.has(id));
  return (
    <>
      <ProductCards title={say("same")} of={data.alike} />
      <ProductCards title={say("related")} of={near} />
    </>
  );
}
