import { AppRoot } from "@bupum/ui/frame/app-root";
import { failureOf } from "@bupum/ui/failure";
import { languageOfPath, prefixOf } from "@bupum/shared/kernel/language/site-path";
import { clearStampedPage } from "@bupum/ui/frame/frame";
import { makeQueryClient } from "@bupum/ui/frame/query-client";
import { storage } from "@bupum/ui/storage";
import { loadFontLater } from "@bupum/ui/styles/font";
import { takeSingleClicks } from "@bupum/ui/frame/single-clicks";
import { toast } from "@bupum/ui/frame/toasts";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { startActing } from "./acting.ts";
import { firstPage, firstWords, wordsWithPages } from "./first-page.ts";
import { tellPlanLimit } from "./plan/refused.tsx";
import { makeRouter } from "./router.tsx";
import { currentUser, endSession } from "./session.ts";
import { changeBasketSession } from "./trade/basket-list.ts";

/** A returning visitor on an address without a language is led to the last used language. */
function leadToLanguage(): boolean {
  const { language, rest } = languageOfPath(location.pathname);
  const wanted = storage.language.get();
  if (language !== "ko" || !wanted || wanted === "ko") return false;
  location.replace(prefixOf(wanted) + rest + location.search + location.hash);
  return true;
}

async function start(root: HTMLElement) {
  startActing();
  const { language, rest } = languageOfPath(location.pathname);
  document.documentElement.lang = language;
  const coming = firstWords(language);
  const queryClient = makeQueryClient({
    onSignedOut: () => {
      const { href, pathname } = router.state.location;
      if (queryClient.getQueryData(currentUser.queryKey)) {
        endSession(queryClient);
        toast.failed(messages.kit.failures.signedOut);
        void router.invalidate();
      } else if (pathname !== "/login") {
        storage.token.clear();
        changeBasketSession();
        void router.navigate({ to: "/login", search: { redirect: href } });
      }
    },
    tells: tellPlanLimit,
    onFailed: (error) => {
      const { status, message } = failureOf(error);
      const fallback = status === 0 ? "offline" : "unknown";
      toast.failed(message ?? messages.kit.failures[fallback]);
    },
  });
  const router = makeRouter(language, queryClient);
  wordsWithPages(router);
  const [messages] = await Promise.all([coming, firstPage(router, rest)]);
  clearStampedPage(root);
  takeSingleClicks();
  // As a transition React renders in slices: a slow phone reacts to taps in between.
  startTransition(() =>
    createRoot(root).render(
      <AppRoot language={language} messages={messages} queryClient={queryClient}>
        <RouterProvider router={router} />
      </AppRoot>,
    ),
  );
  loadFontLater(language);
}

const root = document.getElementById("root");
// A task of its own, because a phone is busy evaluating the imports. Never awaited here: the first
// page's code imports this very chunk.
if (root && !leadToLanguage()) setTimeout(() => void start(root));
