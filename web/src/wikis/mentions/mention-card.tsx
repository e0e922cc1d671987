import type { Product } from "@bupum/shared/catalogue/products/contract";
import { failureOf } from "@bupum/ui/failure";
import { Popover } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useId, useLayoutEffect } from "react";
import { useLocale } from "use-intl";
import { BestPrice, BestStock } from "../../best-offer/best-offer.tsx";
import { product } from "../../trade/queries.ts";
import { useWords } from "../../words.ts";
import styles from "./mention-card.module.css";

/** Pointing at the same part again soon shows the cached data. */
const keptMs = 600_000;

interface MentionCardProps {
  anchor: HTMLAnchorElement;
  productId: string;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The part of a link in a text, shown beside the link as in a search (D9-22). */
export function MentionCard({ anchor, productId, onStay, onLeave, onClose }: MentionCardProps) {
  const id = useId();
  const { data, error } = useQuery({ ...product(productId), staleTime: keptMs });
  useEffect(() => {
    anchor.setAttribute("aria-describedby", id);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    addEventListener("keydown", onKey);
    return () => {
      anchor.removeAttribute("aria-describedby");
      removeEventListener("keydown", onKey);
    };
  }, [anchor, id, onClose]);
  return (
    <Popover
      opened
      position="top"
      width={320}
      shadow="md"
      withRoles={false}
      onChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Popover.Target>
        <Drawn element={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        id={id}
        role="tooltip"
        aria-live="polite"
        className={styles["card"] ?? ""}
        onPointerEnter={onStay}
        onPointerLeave={onLeave}
      >
        {data ? <Part of={data} /> : <Waiting error={error} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** An element rendered elsewhere, by its ref. */
function Drawn({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === "function") void ref(element);
    else if (ref) ref.current = element;
  }, [element, ref]);
  return null;
}

function Waiting({ error }: { error: unknown }) {
  const say = useWords("wikis");
  const products = useWords("products");
  if (!error) return <p>{say("mentionLoading")}</p>;
  const isGone = failureOf(error).status === 404;
  return <p>{isGone ? products("product.missing") : say("mentionFailed")}</p>;
}

function Part({ of }: { of: Product }) {
  const say = useWords("products");
  const language = useLocale();
  const { bestOffer, inStock, unit, offerCount } = of;
  return (
    <>
      <p className={styles["dimmed"]}>{of.manufactorName[language]}</p>
      <p className={styles["number"]}>{of.partNumber}</p>
      <p>{of.name[language]}</p>
      {bestOffer && (
        <>
          <p className={styles["stock"]}>
            <BestStock of={bestOffer} inStock={inStock} unit={unit} />
          </p>
          <p>
            <BestPrice of={bestOffer} inStock={inStock} unit={unit} isFull />
          </p>
        </>
      )}
      <p className={styles["dimmed"]}>
        {offerCount > 0 ? say("search.offers", { count: offerCount }) : say("search.noOffers")}
      </p>
    </>
  );
}
