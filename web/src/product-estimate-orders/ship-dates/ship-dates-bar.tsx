import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { useDays } from "@bupum/ui/display/days";
import { toast } from "@bupum/ui/frame/toasts";
import { useNow } from "@bupum/ui/now";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../words.ts";
import { holdShipDate, readAgain } from "../moves/queries.ts";
import { type ShipDay, shipDaysOf } from "./ship-dates.ts";
import styles from "./ship-dates.module.css";

const MoveDialog = lazy(async () => ({
  default: (await import("./move-dialog.tsx")).MoveDialog,
}));

/** A seller's days of dispatch: whether each holds, by one press, or another day (D33-2, D33-3). */
export function ShipDatesBar({ lines }: { lines: readonly Order[] }) {
  const say = useWords("orderMoves");
  const now = useNow();
  const [moving, setMoving] = useState<ShipDay>();
  const shipDays = shipDaysOf(lines, now);
  if (shipDays.length === 0) return null;
  return (
    <section aria-label={say("shipDates.bar.title")} className={styles["bar"]}>
      {shipDays.map((day) => (
        <Row key={day.on} of={day} isAll={shipDays.length === 1} onMove={() => setMoving(day)} />
      ))}
      <Suspense>
        {moving && <MoveDialog of={moving} opened onClose={() => setMoving(undefined)} />}
      </Suspense>
    </section>
  );
}

interface RowProps {
  of: ShipDay;
  /** Nothing else is to be shipped, so that its lines need no count. */
  isAll: boolean;
  onMove: () => void;
}

function Row({ of, isAll, onMove }: RowProps) {
  const say = useWords("orderMoves");
  const days = useDays();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...holdShipDate,
    onSuccess: () => toast.done(say("shipDates.bar.done")),
    onSettled: () => readAgain(client),
  });
  const { on, lines, state, heldAt } = of;
  const hold = () =>
    mutate({
      id: lines[0].id,
      body: { orderIds: lines.map(({ id }) => id), expectedShipDate: on },
    });
  const note =
    state === "named"
      ? heldAt && say("shipDates.bar.held", { at: days.moment(heldAt) })
      : say(`shipDates.bar.${state}`);
  return (
    <div className={styles["row"]} data-state={state}>
      <p>
        <strong>{say("shipDates.bar.on", { date: days.day(on) })}</strong>
        {!isAll && ` · ${say("shipDates.bar.lines", { count: lines.length })}`}
        {note && <small>{note}</small>}
      </p>
      <div className={styles["answers"]}>
        {state === "asked" && (
          <Button mih={44} loading={isPending} onClick={hold}>
            {say("shipDates.bar.yes")}
          </Button>
        )}
        <Button mih={44} variant="default" onClick={onMove}>
          {say(state === "asked" ? "shipDates.bar.other" : "shipDates.bar.move")}
        </Button>
      </div>
    </div>
  );
}
