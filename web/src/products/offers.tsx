import type { Language } from "@bupum/shared/kernel/language-of";
import type { Merchandise } from "@bupum/shared/merchandises/contract";
import type { Product } from "@bupum/shared/products/contract";
import type { SellerCard } from "@bupum/shared/seller-infos/contract";
import { Empty, Failed, Loading } from "@bupum/ui/states";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { AddButton } from "../trade/add-button.tsx";
import { offersOf } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { OfferRow } from "./offer-row.tsx";
import styles from "./offers.module.css";

const most = 9_999_999;
/** A whole number of pieces, whatever was typed. */
const quantityOf = (typed: string) => Math.min(most, Math.max(1, Math.trunc(Number(typed)) || 1));

/** What the reader wants of a part: how many, and whom to ask. */
export interface Wanted {
  quantity: number;
  /** Ids of the sellers that are to be asked. */
  asked: ReadonlySet<string>;
}

interface OffersProps {
  part: Product;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** Offers of all sellers at the reader's quantity, with boxes for those that shall be asked. */
export function Offers({ part, wanted, onWanted }: OffersProps) {
  const say = useWords("products");
  const list = useQuery(offersOf(part.id));
  const { quantity, asked } = wanted;
  const offers = list.data?.items ?? [];
  const sellerCount = new Set(offers.map(({ seller }) => seller.id)).size;
  return (
    <section aria-labelledby="offers" className={styles["offers"]}>
      <div className={styles["head"]}>
        <h2 id="offers">
          {say("product.offers")}
          {offers.length > 0 && <small>{say("product.offersCount", { count: sellerCount })}</small>}
        </h2>
        {offers.length > 0 && (
          <TextInput
            key={part.id}
            type="number"
            className={styles["quantity"]}
            label={say("product.quantity")}
            description={say("product.quantityHint")}
            defaultValue={quantity}
            onChange={({ currentTarget }) =>
              onWanted({ ...wanted, quantity: quantityOf(currentTarget.value) })
            }
            min={1}
            max={most}
            inputMode="numeric"
            rightSection={<span className={styles["unit"]}>{part.unit}</span>}
            rightSectionWidth={52}
          />
        )}
      </div>
      {list.error ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading lines={4} height={72} />
      ) : offers.length === 0 ? (
        <Empty title={say("product.noOffers")}>{say("product.noOffersHint")}</Empty>
      ) : (
        <OfferList
          offers={offers}
          quantity={quantity}
          unit={part.unit}
          asked={asked}
          onAsked={(next) => onWanted({ ...wanted, asked: next })}
        />
      )}
    </section>
  );
}

interface OfferListProps {
  offers: readonly { seller: SellerCard; merchandise: Merchandise }[];
  quantity: number;
  unit: string;
  /** Ids of the sellers that are to be asked. */
  asked: ReadonlySet<string>;
  onAsked: (asked: ReadonlySet<string>) => void;
}

function OfferList({ offers, quantity, unit, asked, onAsked }: OfferListProps) {
  const say = useWords("products");
  const sellerIds = [...new Set(offers.map(({ seller }) => seller.id))];
  const isAll = asked.size === sellerIds.length;
  const toggle = (sellerId: string) => {
    const next = new Set(asked);
    if (!next.delete(sellerId)) next.add(sellerId);
    onAsked(next);
  };
  return (
    <>
      <Checkbox
        size="md"
        className={styles["all"]}
        label={say("product.askAll")}
        checked={isAll}
        indeterminate={asked.size > 0 && !isAll}
        onChange={() => onAsked(new Set(isAll ? [] : sellerIds))}
      />
      <ul className={styles["list"]}>
        {offers.map(({ seller, merchandise }) => (
          <OfferRow
            key={merchandise.id}
            seller={seller}
            offer={merchandise}
            quantity={quantity}
            unit={unit}
            asked={asked.has(seller.id)}
            onAsk={() => toggle(seller.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** The primary action; it stays at the bottom of the screen. */
export function Ask({ part, wanted }: Pick<OffersProps, "part" | "wanted">) {
  const { quantity } = wanted;
  const sellerIds = [...wanted.asked];
  const say = useWords("products");
  const language = useLocale() as Language;
  return (
    <div className={styles["ask"]}>
      <AddButton
        item={{
          productId: part.id,
          partNumber: part.partNumber,
          manufactorName: part.manufactorName[language],
          name: part.name[language],
          unit: part.unit,
          quantity,
        }}
      />
      <Button
        className={styles["request"]}
        mih={44}
        renderRoot={(rest) => (
          <Link
            to="/estimates/new"
            search={{
              productId: part.id,
              quantity: String(quantity),
              ...(sellerIds.length > 0 && { sellerIds: sellerIds.join(",") }),
            }}
            {...rest}
          />
        )}
      >
        {sellerIds.length > 0
          ? say("product.requestSelected", { count: sellerIds.length })
          : say("product.request")}
      </Button>
      {sellerIds.length === 0 && <p className={styles["hint"]}>{say("product.requestHint")}</p>}
    </div>
  );
}
