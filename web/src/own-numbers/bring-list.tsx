import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { OpenLines } from "../estimate-groups/paste/add-all.tsx";
import { learnt, saysOwn } from "../estimate-groups/paste/learnt.ts";
import { type Foot, PastedList } from "../estimate-groups/paste/paste.tsx";
import { useWords } from "../words.ts";
import styles from "./own-numbers.module.css";
import { keepOwnNumbers, keptOf } from "./queries.ts";

/** A list with a column of own numbers beside the parts that they mean. */
export function BringList() {
  const say = useWords("ownNumbers");
  return <PastedList label={say("bringHint")} renderFoot={(of) => <KeepAll {...of} />} />;
}

function KeepAll({ lines, onLook, onTaken }: Parameters<Foot>[0]) {
  const say = useWords("ownNumbers");
  const { mutate, isPending } = useMutation({
    ...keepOwnNumbers(useQueryClient()),
    onSuccess: (results) => {
      toast.done(say("kept", { count: keptOf(results) }));
      if (results.includes("FULL")) toast.failed(say("full"));
      onTaken();
    },
  });
  if (lines.length === 0) return null;
  if (!lines.some(saysOwn)) return <p className={styles["warn"]}>{say("bringColumn")}</p>;
  const said = learnt(lines);
  const unlisted = lines.filter((line) => saysOwn(line) && line.isSettled && !line.part).length;
  return (
    <div className={styles["keep"]}>
      <OpenLines lines={lines} onLook={onLook} />
      {unlisted > 0 && <p className={styles["warn"]}>{say("bringSkipped", { count: unlisted })}</p>}
      <Button
        mih={44}
        loading={isPending}
        disabled={said.length === 0 || lines.some(({ isSettled }) => !isSettled)}
        onClick={() => mutate(said)}
      >
        {say("keepAll", { count: said.length })}
      </Button>
    </div>
  );
}
