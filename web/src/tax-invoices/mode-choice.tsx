import type { Invoicing } from "@bupum/shared/papers/tax-invoices/contract";
import { issuingModes } from "@bupum/shared/papers/tax-invoices/states";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useWords } from "../words.ts";
import { setMode } from "./queries.ts";
import styles from "./tax-invoices.module.css";

/** When invoices are issued, and the way to another one. */
export function ModeChoice({ of }: { of: Invoicing }) {
  const say = useWords("taxInvoices");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles["acts"]}>
        <span>
          {say("mode.title")}: <strong>{say(`mode.${of.mode}`)}</strong>
        </span>
        <Button
          mih={44}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {say("mode.change")}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Modes of={of} onDone={() => setOpen(false)} />}
      </div>
    </>
  );
}

/** Saved once its question is answered, which says what becomes of supplies that wait (D42-6). */
function Modes({ of: { mode, signing }, onDone }: { of: Invoicing; onDone: () => void }) {
  const say = useWords("taxInvoices");
  const { mutateAsync, isPending, variables } = useMutation(setMode(useQueryClient()));
  const isReady = signing === "READY";
  const choose = async (text: string) => {
    const chosen = issuingModes.find((one) => one === text);
    if (!chosen || chosen === mode) return;
    const sure = await confirmed({
      title: say(`mode.${chosen}`),
      body: say(`mode.asks.${chosen}`),
      primary: say("mode.change"),
    });
    if (!sure) return;
    await mutateAsync(chosen);
    toast.done(say("mode.saved"));
    onDone();
  };
  return (
    <Radio.Group
      label={say("mode.title")}
      description={isReady ? undefined : say("mode.needsCertificate")}
      value={isPending ? variables : mode}
      // A failed call is shown as a toast.
      onChange={(text) => void choose(text).catch(() => undefined)}
    >
      <div className={styles["choices"]}>
        {issuingModes.map((one) => (
          <Radio
            key={one}
            size="md"
            value={one}
            label={say(`mode.${one}`)}
            description={say(`mode.hints.${one}`)}
            disabled={isPending || (one !== "MANUAL" && one !== mode && !isReady)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
