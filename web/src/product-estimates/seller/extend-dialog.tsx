import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import {
  defaultValidDays,
  mostValidDays,
} from "@bupum/shared/deal/product-estimate-responses/rules";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Modal, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { readAgain, sendQuotes } from "./queries.ts";
import styles from "./quote/quote-page.module.css";

interface ExtendDialogProps {
  line: Line;
  opened: boolean;
  onClose: () => void;
}

/** The same price for longer: no revision is used up (D2-9). */
export function ExtendDialog({ line, opened, onClose }: ExtendDialogProps) {
  const say = useWords("sellerEstimates");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say("extend.title")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      {opened && <ExtendForm line={line} onClose={onClose} />}
    </Modal>
  );
}

function ExtendForm({ line, onClose }: Omit<ExtendDialogProps, "opened">) {
  const say = useWords("sellerEstimates");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(sendQuotes);
  const [today] = useState(() => seoulDay(toInstant(new Date())));
  const ends = line.currentResponse?.validUntil ?? today;
  const start = ends > today ? ends : today;
  const [until, setUntil] = useState(() => {
    const usual = addDays(start, defaultValidDays);
    const latest = addDays(today, mostValidDays);
    return usual < latest ? usual : latest;
  });
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    const item = { productEstimateId: line.id, version: line.version, validUntil: until };
    try {
      await mutateAsync({ body: { items: [item] }, idempotencyKey: crypto.randomUUID() });
      toast.done(say("extend.done"));
      onClose();
      await readAgain(client);
    } catch (error) {
      const { issues, message } = failureOf(error);
      setProblem(issues[0]?.message ?? message ?? say("extend.failed"));
    }
  };
  return (
    <form
      noValidate
      className={styles["dialog"]}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void send();
      }}
    >
      <p>{say("extend.body", { date: ends })}</p>
      <TextInput
        type="date"
        label={say("terms.validUntil")}
        value={until}
        min={addDays(start, 1)}
        max={addDays(today, mostValidDays)}
        error={problem}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {say("extend.submit")}
      </Button>
    </form>
  );
}
