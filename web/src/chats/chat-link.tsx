import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";

interface ChatLinkProps {
  /** The seller that is asked; of a seller who writes to a buyer his own. */
  sellerId: `sel_${string}`;
  /** What it is about: a part, an estimate or an order. */
  contextId?: `prd_${string}` | `est_${string}` | `ord_${string}`;
  /** Whom one writes to, for those who hear the link. */
  name: string;
}

/** Leads to the room with somebody, by way of the login for guests. */
export function ChatLink({ sellerId, contextId, name }: ChatLinkProps) {
  const say = useWords("trade");
  return (
    <Button
      variant="default"
      size="sm"
      mih={44}
      aria-label={say("chatWith", { name })}
      renderRoot={(props) => (
        <Link to="/chats/new" search={{ sellerId, contextId }} preload={false} {...props} />
      )}
    >
      {say("chat")}
    </Button>
  );
}
