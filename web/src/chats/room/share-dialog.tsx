import type { Company } from "@bupum/shared/accounts/companies/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Modal, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ownCompanies } from "../../companies/queries.ts";
import { useWords } from "../../words.ts";
import { shareRoom } from "../queries.ts";
import styles from "./room.module.css";

interface ShareDialogProps {
  uuid: string;
  onClose: () => void;
}

/** What it means to share a room, and with which of one's companies (D29-18). */
export function ShareDialog({ uuid, onClose }: ShareDialogProps) {
  const say = useWords("chats");
  const { data, error, refetch } = useQuery(ownCompanies);
  return (
    <Modal
      opened
      onClose={onClose}
      title={say("share.act")}
      closeButtonProps={{ "aria-label": say("share.close") }}
    >
      <div className={styles["share"]}>
        {error && !data ? (
          <Failed error={error} again={() => void refetch()} />
        ) : !data ? (
          <Loading lines={4} />
        ) : data.items.length === 0 ? (
          <>
            <p>{say("share.none")}</p>
            <Link to="/mypage/companies">{say("shared.toCompanies")}</Link>
          </>
        ) : (
          <Choice uuid={uuid} companies={data.items} onClose={onClose} />
        )}
      </div>
    </Modal>
  );
}

function Choice({
  uuid,
  companies,
  onClose,
}: ShareDialogProps & { companies: readonly Company[] }) {
  const say = useWords("chats");
  const client = useQueryClient();
  const [only] = companies.length === 1 ? companies : [];
  const [chosen, setChosen] = useState(only?.id);
  const { mutate, isPending } = useMutation({
    mutationFn: (companyId: Company["id"]) => shareRoom(client, uuid, companyId),
    onSuccess({ sharedWith }) {
      toast.done(say("share.done", { company: sharedWith?.name ?? "" }));
      onClose();
    },
  });
  return (
    <>
      <ul className={styles["meaning"]}>
        <li>{say("share.all")}</li>
        <li>{say("share.seller")}</li>
        <li>{say("share.leaving")}</li>
      </ul>
      <Radio.Group
        label={say("share.company")}
        value={chosen ?? null}
        onChange={(value) => setChosen(companies.find(({ id }) => id === value)?.id)}
      >
        {companies.map(({ id, name }) => (
          <Radio key={id} value={id} label={name} className={styles["company"]} />
        ))}
      </Radio.Group>
      <Button
        fullWidth
        mih={44}
        disabled={!chosen}
        loading={isPending}
        onClick={() => chosen && mutate(chosen)}
      >
        {say("share.send")}
      </Button>
    </>
  );
}
