import { isId } from "@bupum/shared/kernel/id-text";
import type { Id } from "@bupum/shared/kernel/ids";
import { Button } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { HomeCategories } from "../categories/home-categories.tsx";
import { AskGuard } from "../trade/may-ask.ts";
import { useWords } from "../words.ts";
import { nearTo, productSearch } from "../products/queries.ts";
import { ProductCards } from "./product-cards.tsx";

/** Where to go on from a part that is gone: what is close, a request in words, or its kind (D19-14). */
export function GoneProduct({ productId }: { productId: string }) {
  const say = useWords("neighbours");
  const sayOf = useWords("results");
  return (
    <>
      {isId(productId, "prd") ? <Near productId={productId} /> : <Found keyword={productId} />}
      <section aria-labelledby="by-category">
        <AskGuard>
          <Button
            mb={24}
            renderRoot={(props) => <Link to="/estimates/new" search={{}} {...props} />}
          >
            {sayOf("nothing.askAnyway")}
          </Button>
        </AskGuard>
        <h2 id="by-category">{say("byCategory")}</h2>
        <HomeCategories />
      </section>
    </>
  );
}

/** What the catalogue still knows of a part that was hidden or deleted. */
function Near({ productId }: { productId: Id<"prd"> }) {
  const say = useWords("neighbours");
  const { data } = useQuery(nearTo(productId));
  if (!data) return null;
  const { replacements, items, categoryTagId } = data;
  return (
    <>
      <ProductCards title={say("replacements")} of={replacements} />
      <ProductCards title={say("closeNumbers")} of={items} />
      {categoryTagId && (
        <p>
          <Link to="/categories/$categoryId" params={{ categoryId: categoryTagId }}>
            {say("itsCategory")}
          </Link>
        </p>
      )}
    </>
  );
}

const most = 8;

/** An address that ends in a part number instead of an id: what a search for it finds. */
function Found({ keyword }: { keyword: string }) {
  const say = useWords("neighbours");
  const { data } = useInfiniteQuery(productSearch({ searchKeyword: keyword }));
  const items = data?.pages[0]?.items ?? [];
  return (
    <>
      <ProductCards title={say("closeNumbers")} of={items.slice(0, most)} />
      <p>
        <Link to="/search" search={{ searchKeyword: keyword }}>
          {say("allFound", { keyword })}
        </Link>
      </p>
    </>
  );
}
