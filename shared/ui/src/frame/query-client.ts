import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf, isAborted, markReported } from "../failure.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The page shows failures itself, beside the fields for example. */
      quiet?: boolean;
    };
  }
}

interface Hooks {
  /** The one place where a lost session is handled. */
  onSignedOut: () => void;
  /** Reports a failed change itself, on whichever page; true if it did. */
  tells?: (error: unknown) => boolean;
  /** Called on every failed change that its page does not show itself. */
  onFailed: (error: unknown) => void;
}

const tries = 2;

/** Server state: reads are fresh for 30 s and retried only if that can help. */
export function makeQueryClient({ onSignedOut, tells, onFailed }: Hooks): QueryClient {
  const signedOut = (error: unknown) => {
    const { status, code } = failureOf(error);
    if (status === 401 && code !== "LOGIN_FAILED") onSignedOut();
    return status === 401 && code !== "LOGIN_FAILED";
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => void signedOut(error) }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _context, mutation) => {
        if (isAborted(error) || signedOut(error)) return;
        if (tells?.(error)) markReported(error);
        else if (!mutation.meta?.quiet) onFailed(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => {
          const { status } = failureOf(error);
          return failures < tries && (status === 0 || status === 429 || status >= 500);
        },
      },
      // Without a connection a change fails at once: nothing is sent later without the reader.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
