import type { Board } from "@bupum/shared/reading/boards/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { ChangeBoard } from "./change-board.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import { useWords } from "../words.ts";
import styles from "./boards.module.css";

/** Hides or shows a post, completes it, or deletes it with its replies. */
export const BoardActs = onlyFor("boards.update", function BoardActs({ board }: { board: Board }) {
  const say = useWords("boards");
  return (
    <div className={styles["acts"]}>
      <HideButton board={board} />
      {board.status === "PENDING" && <ChangeBoard board={board} />}
      {board.status === "PENDING" && <CompleteButton board={board} />}
      <RemoveButton board={board} label={say("remove")} />
    </div>
  );
});

function useAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["boards"] });
}

function HideButton({ board: { id, version, isHidden = false } }: { board: Board }) {
  const say = useWords("boards");
  const again = useAgain();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (reason?: string) =>
      api.boards.hide({
        params: { id },
        body: { isHidden: !isHidden, version, ...(reason && { reason }) },
      }),
    onSuccess: () => toast.done(say(isHidden ? "shown" : "hiddenDone")),
    onSettled: again,
  });
  return (
    <>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => (isHidden ? mutate(undefined) : setAsked(true))}
      >
        {say(isHidden ? "show" : "hide")}
      </Button>
      {isAsked && (
        <HideDialog
          title={say("hideTitle")}
          onClose={() => setAsked(false)}
          onHide={(reason) => mutate(reason)}
        />
      )}
    </>
  );
}

function CompleteButton({ board: { id, version } }: { board: Board }) {
  const say = useWords("boards");
  const again = useAgain();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => api.boards.update({ params: { id }, body: { status: "COMPLETED", version } }),
    onSettled: again,
  });
  const complete = async () => {
    const spec = { title: say("completeTitle"), body: say("completeBody") };
    if (!(await confirmed({ ...spec, primary: say("complete") }))) return;
    await mutateAsync();
    toast.done(say("completed"));
  };
  return (
    <Button
      variant="default"
      loading={isPending}
      // A failed call is shown as a toast.
      onClick={() => void complete().catch(() => undefined)}
    >
      {say("complete")}
    </Button>
  );
}

function RemoveButton({ board: { id }, label }: { board: Board; label: string }) {
  const say = useWords("boards");
  const again = useAgain();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => api.boards.remove({ params: { id } }),
  });
  const remove = async () => {
    const spec = { title: say("removeTitle", { count: 1 }), body: say("removeBody") };
    if (!(await confirmed({ ...spec, primary: label, danger: true }))) return;
    await mutateAsync();
    toast.done(say("removed", { count: 1 }));
    await navigate({ to: "/boards" });
    await again();
  };
  return (
    <Button
      variant="subtle"
      color="red"
      loading={isPending}
      onClick={() => void remove().catch(() => undefined)}
    >
      {label}
    </Button>
  );
}
