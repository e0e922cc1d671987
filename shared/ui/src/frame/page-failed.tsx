import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Broken, Failed } from "../display/states.tsx";

/** A loader or page that threw: the server's words for a refused read, ours for a bug. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  const wasCall = error instanceof Error && error.name === "ApiError";
  return wasCall ? <Failed error={error} again={again} /> : <Broken again={again} />;
}
