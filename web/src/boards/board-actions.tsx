import type { Board } from "@bupum/shared/reading/boards/contract";
import { AskedButton } from "@bupum/ui/frame/asked-button";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../session.ts";
import { AskGuard } from "../trade/may-ask.ts";
import { useWords } from "../words.ts";
import styles from "./board-page.module.css";
import { changeBoard, removeBoard } from "./acts.ts";

/** The author's actions on a post. */
export function BoardActions({ board }: { board: Board }) {
  const say = useWords("boards");
  const user = useCurrentUser();
  if (user?.id !== board.authorId) return null;
  const isOpen = board.status === "PENDING";
  return (
    <div className={styles["actions"]}>
      {board.boardPurposeType === "BUY" && (
        <AskGuard>
          <RequestButton board={board} />
        </AskGuard>
      )}
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

/** Fills the request form with what the post looks for, and with copies of its files. */
function RequestButton({ board }: { board: Board }) {
  const say = useWords("boards");
  const navigate = useNavigate();
  const [isCopying, setCopying] = useState(false);
  const turn = async () => {
    const [{ toRequest, isAsked }, { copiesOf }, { mostLineFiles }] = await Promise.all([
      import("./to-request.ts"),
      import("./files-of-post.ts"),
      import("../estimate-groups/group-form.ts"),
    ]);
    const wanted = isAsked(board) ? [] : board.files;
    setCopying(true);
    const files = await copiesOf(wanted.slice(0, mostLineFiles));
    toRequest(board, { files, uploader: board.authorId });
    if (files.length < wanted.length)
      toast.failed(say("filesLeft", { count: wanted.length - files.length }));
    await navigate({ to: "/estimates/new" });
  };
  return (
    <Button
      mih={44}
      loading={isCopying}
      onClick={() =>
        void turn()
          .catch(() => toast.failed(say("notLoaded")))
          .finally(() => setCopying(false))
      }
    >
      {say("toRequest")}
    </Button>
  );
}

function CompleteButton({ board }: { board: Board }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const question = { title: say("completeTitle"), body: say("completeBody") };
  return (
    <AskedButton
      variant="default"
      question={{ ...question, primary: say("complete") }}
      act={() => changeBoard(board.id, { status: "COMPLETED" })}
      settled={() => client.invalidateQueries({ queryKey: ["boards"] })}
      done={() => toast.done(say("completed"))}
    >
      {say("complete")}
    </AskedButton>
  );
}

function RemoveButton({ board }: { board: Board }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const navigate = useNavigate();
  const question = { title: say("removeTitle"), body: say("removeBody") };
  return (
    <AskedButton
      variant="subtle"
      color="red"
      question={{ ...question, primary: say("remove"), danger: true }}
      act={() => removeBoard(board.id)}
      done={async () => {
        toast.done(say("removed"));
        await navigate({ to: "/boards" });
        await client.invalidateQueries({ queryKey: ["boards"] });
      }}
    >
      {say("remove")}
    </AskedButton>
  );
}
