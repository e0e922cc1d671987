import { useDays } from "@bupum/ui/display/days";
import type { BookmarkRow } from "@bupum/shared/accounts/bookmarks/contract";
import type { BookmarkType } from "@bupum/shared/accounts/bookmarks/rules";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { Column } from "@bupum/ui/data-table/data-table";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { actingCompany } from "../acting.ts";
import { BestPrice, BestStock } from "../best-offer/best-offer.tsx";
import { LaterMemberName } from "../companies/later-member-name.tsx";
import { useWords } from "../words.ts";
import { BookmarkButton } from "./bookmark-button.tsx";
import styles from "./bookmarks-page.module.css";

/** The name of a bookmark; undefined if its target is deleted. */
export const nameOf = (row: BookmarkRow, language: Language): string | undefined =>
  row.product?.partNumber ??
  row.manufactor?.name[language] ??
  row.seller?.companyName ??
  row.buyer?.companyName;

export function useColumns(type: BookmarkType): Column<BookmarkRow>[] {
  const say = useWords("bookmarks");
  const companies = useWords("companies");
  const language = useLocale();
  const days = useDays();
  return [
    { key: "target", head: say("target"), main: true, cell: (row) => <Target row={row} /> },
    { key: "facts", head: say("facts"), cell: (row) => <Facts row={row} /> },
    {
      key: "createdAt",
      head: say("createdAt"),
      cell: (row) => days.dayOf(row.createdAt),
    },
    ...(actingCompany()
      ? [
          {
            key: "addedBy",
            head: companies("bookmarks.addedBy"),
            cell: ({ addedBy }: BookmarkRow) => <LaterMemberName userId={addedBy} />,
          },
        ]
      : []),
    {
      key: "marks",
      head: say("marks"),
      align: "end",
      cell: (row) => (
        <span className={styles["marks"]}>
          <BookmarkButton
            type={row.type}
            targetId={row.targetId}
            name={nameOf(row, language) ?? say("gone")}
            compact
            withNotify={type === "PRODUCT" && row.available}
          />
        </span>
      ),
    },
  ];
}

function Target({ row }: { row: BookmarkRow }) {
  const say = useWords("bookmarks");
  const language = useLocale();
  const { product } = row;
  if (!row.available) return <span className={styles["gone"]}>{say("gone")}</span>;
  if (product)
    return (
      <span className={styles["target"]}>
        <PartNumber of={product.partNumber} />
        <Link to="/products/$productId" params={{ productId: product.id }} data-row>
          {product.manufactorName[language]} · {product.name[language]}
        </Link>
      </span>
    );
  if (row.manufactor)
    return (
      <Link to="/search" search={{ manufactorIds: row.manufactor.id }} data-row>
        {row.manufactor.name[language]}
      </Link>
    );
  if (row.seller)
    return (
      <Link to="/sellers/$sellerId" params={{ sellerId: row.seller.id }} data-row>
        {row.seller.companyName}
      </Link>
    );
  return <strong>{nameOf(row, language)}</strong>;
}

function Facts({ row: { product, manufactor, seller, buyer } }: { row: BookmarkRow }) {
  const say = useWords("bookmarks");
  const trade = useWords("trade");
  if (product)
    return (
      <span className={styles["facts"]}>
        {product.bestOffer ? (
          <>
            <BestStock of={product.bestOffer} inStock={product.inStock} unit={product.unit} />
            <span>{say("offers", { count: product.offerCount })}</span>
            <BestPrice
              of={product.bestOffer}
              inStock={product.inStock}
              unit={product.unit}
              isFull
            />
          </>
        ) : (
          <span>{say("noOffers")}</span>
        )}
      </span>
    );
  if (manufactor)
    return (
      <span className={styles["facts"]}>
        <span>{say("products", { count: manufactor.productCount })}</span>
        <span>{say("onSale", { count: manufactor.merchandiseCount })}</span>
      </span>
    );
  if (seller)
    return (
      <span className={styles["facts"]}>
        <span>{trade(`regions.${seller.region}`)}</span>
        <span>{say("onSale", { count: seller.merchandiseCount })}</span>
      </span>
    );
  return <span>{buyer?.region ? trade(`regions.${buyer.region}`) : "-"}</span>;
}
