import { useDays } from "@bupum/ui/display/days";
import { type Day, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { rule } from "@bupum/shared/kernel/rule";
import { closureDraft, closureState } from "@bupum/shared/accounts/seller-infos/rules";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { DayField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Group, Modal } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import { ownInfo, setClosure } from "./queries.ts";
import styles from "./info-page.module.css";

const today = () => seoulDay(toInstant(new Date()));

/** Opens the days of absence. */
export function ClosureButton({ children }: { children?: string }) {
  const say = useWords("sellerInfos");
  const { data: info } = useQuery(ownInfo);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" disabled={!info} onClick={() => setOpen(true)}>
        {children ?? say("closure.title")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size={382}
        title={say("closure.title")}
        closeButtonProps={{ "aria-label": say("closure.close") }}
      >
        {info && <ClosureForm info={info} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

/** Days that are over are said at their field as well. */
const ahead = closureDraft.check(
  rule(({ to }) => to >= today(), { error: "DATE_PAST", path: ["to"] }),
);

function ClosureForm({ info, onClose }: { info: SellerInfo; onClose: () => void }) {
  const say = useWords("sellerInfos");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(setClosure);
  const known = closureState(info.closure, today()) ? info.closure : undefined;
  const save = async (closure: { from: Day; to: Day } | null) => {
    client.setQueryData(ownInfo.queryKey, await mutateAsync(closure));
    void client.invalidateQueries({ queryKey: ["seller-infos"] });
    toast.done(say(closure ? "closure.saved" : "closure.cleared"));
    onClose();
  };
  const draft = useDraft({
    schema: ahead,
    initial: { from: known?.from ?? today(), to: known?.to ?? "" },
    send: save,
  });
  return (
    <DraftForm draft={draft} label={say("closure.title")}>
      <p>{say("closure.hint")}</p>
      <DayField name="from" label={say("closure.from")} required />
      <DayField name="to" label={say("closure.to")} required />
      <Group grow>
        {known && (
          <Button
            variant="default"
            loading={isPending}
            // A failed call is shown as a toast.
            onClick={() => void save(null).catch(() => undefined)}
          >
            {say("closure.clear")}
          </Button>
        )}
        <SendButton>{say("closure.save")}</SendButton>
      </Group>
    </DraftForm>
  );
}

/** Above the seller's pages during an absence and before it. */
export function ClosureBanner() {
  const say = useWords("sellerInfos");
  const { day } = useDays();
  const { data: info } = useQuery(ownInfo);
  const state = closureState(info?.closure, today());
  if (!info?.closure || !state) return null;
  const days = { from: day(info.closure.from), to: day(info.closure.to) };
  return (
    <div className={styles["away"]} role="status" data-state={state}>
      <span>{say(state === "CLOSED" ? "closure.now" : "closure.ahead", days)}</span>
      <ClosureButton>{say("closure.change")}</ClosureButton>
    </div>
  );
}
