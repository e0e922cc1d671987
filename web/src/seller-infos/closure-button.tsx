import { useDays } from "@bupum/ui/display/days";
import { type Day, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { closureState } from "@bupum/shared/accounts/seller-infos/rules";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Group, Modal, TextInput } from "@mantine/core";
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

function ClosureForm({ info, onClose }: { info: SellerInfo; onClose: () => void }) {
  const say = useWords("sellerInfos");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(setClosure);
  const known = closureState(info.closure, today()) ? info.closure : undefined;
  const [from, setFrom] = useState<Day>(known?.from ?? today());
  const [to, setTo] = useState<Day>(known?.to ?? "");
  const save = async (closure: { from: Day; to: Day } | null) => {
    try {
      client.setQueryData(ownInfo.queryKey, await mutateAsync(closure));
      void client.invalidateQueries({ queryKey: ["seller-infos"] });
      toast.done(say(closure ? "closure.saved" : "closure.cleared"));
      onClose();
    } catch {
      // The failed call was shown as a toast.
    }
  };
  return (
    <form
      className={styles["closure"]}
      onSubmit={(event) => {
        event.preventDefault();
        void save({ from, to });
      }}
    >
      <p>{say("closure.hint")}</p>
      <TextInput
        type="date"
        label={say("closure.from")}
        value={from}
        required
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={say("closure.to")}
        value={to}
        min={from > today() ? from : today()}
        required
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Group grow>
        {known && (
          <Button variant="default" loading={isPending} onClick={() => void save(null)}>
            {say("closure.clear")}
          </Button>
        )}
        <Button type="submit" loading={isPending}>
          {say("closure.save")}
        </Button>
      </Group>
    </form>
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
