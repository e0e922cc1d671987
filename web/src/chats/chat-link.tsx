import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { actingCompany } from "../acting.ts";
import { useWords } from "../words.ts";

interface ChatLinkProps {
  /** The seller to write to; for a seller who writes to a buyer, the own one. */
  sellerId: `sel_${string}`;
  /** The context: a part, an estimate or an order. */
  contextId?: `prd_${string}` | `est_${string}` | `ord_${string}`;
  /** The other's name, for screen readers. */
  name: string;
}

/** Leads to the room with somebody, through the login for guests. */
export function ChatLink({ sellerId, contextId, name }: ChatLinkProps) {
  const say = useWords("trade");
  // Members write as themselves, and a deal of their company is no deal of theirs.
  const isOwn = !actingCompany() || contextId?.startsWith("prd_");
  return (
    <Button
      variant="default"
      size="sm"
      mih={44}
      aria-label={say("chatWith", { name })}
      renderRoot={(props) => (
        <Link
          to="/chats/new"
          search={{ sellerId, contextId: isOwn ? contextId : undefined }}
          preload={false}
          {...props}
        />
      )}
    >
      {say("chat")}
    </Button>
  );
}
