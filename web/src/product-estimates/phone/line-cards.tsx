import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useWords } from "../../words.ts";
import type { Shown } from "../shown.ts";
import type { Comparison } from "../use-comparison.ts";
import { LineCard } from "./line-card.tsx";
import { SellerRows } from "./seller-rows.tsx";
import styles from "./phone.module.css";

interface LineCardsProps {
  of: Comparison;
  onShow: (what: Shown) => void;
}

/** On the phone: one line at a time; a swipe or a button leads to the next. */
export function LineCards({ of, onShow }: LineCardsProps) {
  const say = useWords("productEstimates");
  const track = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const count = of.rows.length;
  const go = (to: number) => {
    setAt(to);
    if (track.current) track.current.scrollLeft = to * track.current.clientWidth;
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
  };
  return (
    <section className={styles["lines"]} aria-label={say("grid.title")}>
      <nav className={styles["steps"]} aria-label={say("phone.steps")}>
        <Button variant="default" mih={44} disabled={at === 0} onClick={() => go(at - 1)}>
          {say("phone.previous")}
        </Button>
        <p role="status">{say("phone.at", { at: at + 1, count })}</p>
        <Button variant="default" mih={44} disabled={at >= count - 1} onClick={() => go(at + 1)}>
          {say("phone.next")}
        </Button>
      </nav>
      <ol ref={track} className={styles["track"]} onScroll={onScroll}>
        {of.rows.map((row, index) => (
          <LineCard
            key={row.line.requestLineId}
            row={row}
            number={index + 1}
            of={of}
            onShow={onShow}
          />
        ))}
      </ol>
      <p className={styles["note"]}>{say("grid.basis")}</p>
      <SellerRows of={of} onShow={onShow} />
    </section>
  );
}
