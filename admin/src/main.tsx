import { AppRoot } from "@bupum/ui/frame/app-root";
import { failureOf } from "@bupum/ui/failure";
import { clearStampedPage } from "@bupum/ui/frame/frame";
import { makeQueryClient } from "@bupum/ui/frame/query-client";
import { loadFontLater } from "@bupum/ui/styles/font";
import { takeSingleClicks } from "@bupum/ui/frame/single-clicks";
import { toast } from "@bupum/ui/frame/toasts";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { language } from "./language.ts";
import { makeRouter } from "./router.tsx";
import { currentAdmin, endSession } from "./session.ts";
import { loadMessages } from "./words.ts";

async function start(root: HTMLElement) {
  const chosen = language();
  document.documentElement.lang = chosen;
  const messages = await loadMessages(chosen);
  const queryClient = makeQueryClient({
    onSignedOut: () => {
      if (queryClient.getQueryData(currentAdmin.queryKey))
        toast.failed(messages.kit.failures.signedOut);
      endSession(queryClient);
      void router.invalidate();
    },
    onFailed: (error) => {
      const { status, message } = failureOf(error);
      toast.failed(message ?? messages.kit.failures[status === 0 ? "offline" : "unknown"]);
    },
  });
  const router = makeRouter(queryClient);
  clearStampedPage(root);
  takeSingleClicks();
  createRoot(root).render(
    <AppRoot language={chosen} messages={messages} queryClient={queryClient} replacesToasts>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  loadFontLater(chosen);
}

const root = document.getElementById("root");
if (root) await start(root);
