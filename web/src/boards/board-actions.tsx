import type { Board } from "@bupum/shared/boards/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import styles from "./board-page.module.css";
import { changeBoard, removeBoard } from "./queries.ts";

/** What its author may do with a post. */
export function BoardActions({ board }: { board: Board }) {
  const say = useWords("boards");
  const user = useCurrentUser();
  if (user?.id !== board.authorId) return null;
  const isOpen = board.status === "PENDING";
  return (
    <div className={styles["actions"]}>
      {board.boardPurposeType === "BUY" && <RequestButton board={board} />}
      {isOpen && (
        <Button
          variant="default"
          mih={44}
          renderRoot={(props) => (
            <Link to="/boards/$boardId/edit" params={{ boardId: board.id }} {...props} />
          )}
        >
          {say("edit")}
        </Button>
      )}
      {isOpen && <CompleteButton board={board} />}
      <RemoveButton board={board} />
    </div>
  );
}

/** Fills the request form with what the post looks for. */
function RequestButton({ board }: { board: Board }) {
  const say = useWords("boards");
  const navigate = useNavigate();
  const turn = async () => {
    const { toRequest } = await import("./to-request.ts");
    toRequest(board);
    await navigate({ to: "/estimates/new" });
  };
  return (
    <Button mih={44} onClick={() => void turn().catch(() => toast.failed(say("notLoaded")))}>
      {say("toRequest")}
    </Button>
  );
}

function CompleteButton({ board }: { board: Board }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => changeBoard(board.id, { status: "COMPLETED" }),
    onSettled: () => client.invalidateQueries({ queryKey: ["boards"] }),
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
      mih={44}
      loading={isPending}
      // A call that fails is toasted.
      onClick={() => void complete().catch(() => undefined)}
    >
      {say("complete")}
    </Button>
  );
}

function RemoveButton({ board }: { board: Board }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => removeBoard(board.id) });
  const remove = async () => {
    const spec = { title: say("removeTitle"), body: say("removeBody") };
    if (!(await confirmed({ ...spec, primary: say("remove"), danger: true }))) return;
    await mutateAsync();
    toast.done(say("removed"));
    await navigate({ to: "/boards" });
    await client.invalidateQueries({ queryKey: ["boards"] });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      mih={44}
      loading={isPending}
      onClick={() => void remove().catch(() => undefined)}
    >
      {say("remove")}
    </Button>
  );
}
