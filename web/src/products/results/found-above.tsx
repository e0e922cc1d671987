import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { laterSection } from "@bupum/ui/frame/later-section";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Highlight } from "../../search/highlight.tsx";
import { sellerSearch } from "../../search/queries.ts";
import { hasToken } from "../../session.ts";
import { useWords } from "../../words.ts";
import styles from "./found-above.module.css";

const beside = 3;

/** Few searches are for an own number. */
const FoundProduct = laterSection(
  async () => (await import("../../own-numbers/found-product.tsx")).FoundProduct,
  { quiet: true },
);

interface FoundSellersProps {
  keyword: string;
  /** Only sellers are searched: all are listed, or a message that there are none. */
  isAlone: boolean;
}

interface FoundAboveProps {
  keyword: string;
  scope: "PRODUCT" | "SELLER" | undefined;
}

/** What stands above the parts: a part that the reader calls so, and sellers. */
export function FoundAbove({ keyword, scope }: FoundAboveProps) {
  return (
    <>
      {scope !== "SELLER" && hasToken() && <FoundProduct keyword={keyword} />}
      {scope !== "PRODUCT" && <FoundSellers keyword={keyword} isAlone={scope === "SELLER"} />}
    </>
  );
}

/** Sellers whose name contains the keyword; beside parts the first few, or nothing. */
function FoundSellers({ keyword, isAlone }: FoundSellersProps) {
  const say = useWords("products");
  const trade = useWords("trade");
  const list = useInfiniteQuery(sellerSearch(keyword));
  if (list.isLoadingError)
    return isAlone ? <Failed error={list.error} again={() => void list.refetch()} /> : null;
  if (!list.data) return isAlone ? <Loading lines={4} height={64} /> : null;
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0)
    return isAlone ? (
      <Empty title={say("search.noSellers", { keyword })}>{say("search.noSellersHint")}</Empty>
    ) : null;
  return (
    <section className={styles["sellers"]} aria-labelledby="found-sellers">
      <h2 id="found-sellers">{say("search.sellers")}</h2>
      <ul>
        {all.slice(0, isAlone ? undefined : beside).map((seller) => (
          <li key={seller.id}>
            <Link to="/sellers/$sellerId" params={{ sellerId: seller.id }}>
              <strong>
                <Highlight of={seller.companyName} keyword={keyword} />
              </strong>
              <span>
                {trade(`regions.${seller.region}`)} · {seller.categories.join(", ")}
              </span>
              <span>{say("search.sellerCount", { count: seller.merchandiseCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {!isAlone && all.length > beside && (
        <Link to="/search" search={{ searchKeyword: keyword, scope: "SELLER" }}>
          {say("search.allSellers")}
        </Link>
      )}
      {isAlone && list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {say("search.more")}
        </Button>
      )}
    </section>
  );
}
