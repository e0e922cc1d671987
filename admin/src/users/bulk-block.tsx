import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { Button } from "@mantine/core";
import { useState } from "react";
import { api } from "../api.ts";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { useEach } from "../lists/use-each.ts";
import { onlyFor } from "../may.tsx";
import { useCurrentAdmin } from "../session.ts";
import { useWords } from "../words.ts";
import { userKeys } from "./queries.ts";

interface Props {
  rows: readonly AdminUser[];
  clear: () => void;
}

/** Blocks the selected members for one reason, or lifts their blocks; nobody blocks themselves. */
export const BulkBlock = onlyFor("userEntities.update", function BulkBlock({ rows, clear }: Props) {
  const self = useCurrentAdmin()?.id;
  const present = rows.filter(({ id, deletedAt }) => id !== self && !deletedAt);
  return (
    <>
      <Block rows={present.filter(({ blockedReason }) => !blockedReason)} clear={clear} />
      <Lift rows={present.filter(({ blockedReason }) => blockedReason)} clear={clear} />
    </>
  );
});

/** An empty reason lifts the block. */
const blockFor = ({ id, version }: AdminUser, blockedReason: string) =>
  api.userEntities.update({ params: { id }, body: { blockedReason, version } });
const nameOf = ({ name }: AdminUser) => name;

function Block({ rows, clear }: Props) {
  const say = useWords("users");
  const [isAsked, setAsked] = useState(false);
  const done = (count: number) => say("blockAllDone", { count });
  const block = useEach({ act: blockFor, nameOf, reads: userKeys.all, done, clear });
  return (
    <>
      <Button
        color="red"
        loading={block.isPending}
        disabled={rows.length === 0}
        onClick={() => setAsked(true)}
      >
        {say("blockAll")}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={say("blockAllTitle", { count: rows.length })}
          label={say("blockReason")}
          hint={say("blockAllHint")}
          submit={say("blockAllTitle", { count: rows.length })}
          least={1}
          most={200}
          danger
          onClose={() => setAsked(false)}
          onReason={(asked) => {
            setAsked(false);
            block.mutate({ rows, asked });
          }}
        />
      )}
    </>
  );
}

function Lift({ rows, clear }: Props) {
  const say = useWords("users");
  const done = (count: number) => say("liftAllDone", { count });
  const lift = useEach({ act: blockFor, nameOf, reads: userKeys.all, done, clear });
  const ask = async () => {
    const title = say("liftAllTitle", { count: rows.length });
    if (await confirmed({ title, body: say("liftAllBody"), primary: say("liftAll") }))
      lift.mutate({ rows, asked: "" });
  };
  return (
    <Button
      variant="default"
      loading={lift.isPending}
      disabled={rows.length === 0}
      onClick={() => void ask()}
    >
      {say("liftAll")}
    </Button>
  );
}
