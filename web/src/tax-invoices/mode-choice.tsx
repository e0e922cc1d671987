import type { Invoicing } from "@bupum/shared/papers/tax-invoices/contract";
import { issuingModes } from "@bupum/shared/papers/tax-invoices/states";
import { toast } from "@bupum/ui/frame/toasts";
import { Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { setMode } from "./queries.ts";
import styles from "./tax-invoices.module.css";

/** When invoices are issued; saved as soon as it is chosen. */
export function ModeChoice({ of: { mode, signing } }: { of: Invoicing }) {
  const say = useWords("taxInvoices");
  const { mutateAsync, isPending, variables } = useMutation(setMode(useQueryClient()));
  const isReady = signing === "READY";
  const choose = async (text: string) => {
    const chosen = issuingModes.find((one) => one === text);
    if (!chosen) return;
    await mutateAsync(chosen);
    toast.done(say("mode.saved"));
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
