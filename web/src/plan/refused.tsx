import { ask } from "@bupum/ui/frame/dialogs";
import { failureOf } from "@bupum/ui/failure";
import { laterSection } from "@bupum/ui/frame/later-section";

// Few members ever meet it: the texts stay out of the first load.
const PlanLimits = laterSection(async () => (await import("./limits.tsx")).PlanLimits);

/** Says what the member's plan does not hold, whichever page asked; false for other failures. */
export function tellPlanLimit(error: unknown): boolean {
  const { code, message = "", params } = failureOf(error);
  if (code !== "SUBSCRIPTION_REQUIRED") return false;
  // The server says in the caller's language that the plan is what it is about.
  showPlanLimit(String(params["feature"] ?? ""), message, Number(params["most"] ?? 0));
  return true;
}

/** Says what the plan does not hold where the page itself knows, before anything is asked. */
export const showPlanLimit = (feature: string, title: string, most = 0): void =>
  void ask({ title, body: <PlanLimits feature={feature} most={most} /> });
