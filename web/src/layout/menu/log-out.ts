import { confirmed } from "@bupum/ui/frame/dialogs";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "../../api.ts";
import { endSession } from "../../session.ts";
import { useWords } from "../../words.ts";

/** Asks, then ends the session and opens the home page. */
export function useLogOut() {
  const say = useWords("layout");
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    const sure = await confirmed({
      title: say("logoutDialog.title"),
      body: say("logoutDialog.body"),
      primary: say("logoutDialog.primary"),
    });
    if (!sure) return;
    await router.navigate({ to: "/" });
    // With the token that is about to go; without a connection the token goes all the same.
    api.users.endSession({ params: { sessionId: "current" } }, { keepalive: true }).catch(() => {});
    endSession(client);
    await router.invalidate();
  };
}
