import { mayStateNumber } from "@bupum/shared/deal/product-estimate-orders/buyer-numbers";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { RoleGuard } from "../../companies/role-guard.tsx";
import { useWords } from "../../words.ts";
import styles from "../orders.module.css";

const NumberDialog = lazy(async () => ({
  default: (await import("./number-dialog.tsx")).NumberDialog,
}));

interface BuyerNumberProps {
  lines: readonly [Order, ...Order[]];
  side: "BUYER" | "SELLER";
}

/** Whether a purchase order has, had or may get an own number of its buyer. */
export const hasNumberRow = ({ lines, side }: BuyerNumberProps): boolean =>
  Boolean(lines[0].buyerPoNumber ?? lines[0].formerBuyerPoNumber) ||
  (side === "BUYER" && mayStateNumber(lines));

/** The buyer's own number of a purchase order; its buyer corrects it while it runs (D45-5). */
export function BuyerNumber({ lines, side }: BuyerNumberProps) {
  const say = useWords("orderNumbers");
  const [isOpen, setOpen] = useState(false);
  const [{ buyerPoNumber, formerBuyerPoNumber }] = lines;
  return (
    <>
      {buyerPoNumber ?? say("noNumber")}
      {formerBuyerPoNumber && (
        <small className={styles["former"]}>{say("former", { number: formerBuyerPoNumber })}</small>
      )}
      {side === "BUYER" && mayStateNumber(lines) && (
        <RoleGuard act="order" isQuiet>
          <Button
            variant="subtle"
            mih={44}
            px={8}
            className={styles["stated"]}
            onClick={() => setOpen(true)}
          >
            {say(buyerPoNumber ? "correct" : "state")}
          </Button>
          <Suspense>
            {isOpen && <NumberDialog order={lines[0]} onClose={() => setOpen(false)} />}
          </Suspense>
        </RoleGuard>
      )}
    </>
  );
}
