/**
 * The script of the card window in the shape of the provider's SDK v2: the same calls, checks and
 * ways out, and the same global. It leads to the window beside it.
 */
export const tossSdk = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const fault = (code, message) => Object.assign(new Error(message), { name: "TossPaymentsError", code });
  const isUrl = (text) => { try { return /^https?:/.test(new URL(text).protocol); } catch { return false; } };
  let isOpen = false;
  function open(address, windowTarget) {
    if (windowTarget === "self") { location.assign(address); return; }
    const frame = document.createElement("iframe");
    frame.title = "TossPayments";
    frame.src = address;
    Object.assign(frame.style, { position: "fixed", inset: "0", width: "100%", height: "100%", border: "0", zIndex: "2147483647", background: "rgba(0,0,0,.45)" });
    document.body.append(frame);
  }
  function payment(clientKey, { customerKey } = {}) {
    if (!/^[\\w.=@-]{2,50}$/.test(customerKey ?? "")) throw fault("INVALID_CUSTOMER_KEY", "customerKey: 2-50 characters of A-Z a-z 0-9 - _ = . @");
    return {
      async requestBillingAuth(given = {}) {
        const { method, successUrl, failUrl, customerName, customerEmail, windowTarget } = given;
        if (method !== "CARD") throw fault("NOT_SUPPORTED_METHOD", "method: CARD");
        if (!isUrl(successUrl)) throw fault("INCORRECT_SUCCESS_URL_FORMAT", "successUrl");
        if (!isUrl(failUrl)) throw fault("INCORRECT_FAIL_URL_FORMAT", "failUrl");
        if ((customerName ?? "").length > 100 || (customerEmail ?? "").length > 100) throw fault("INVALID_PARAMETERS", "customerName, customerEmail: 100");
        if (isOpen) throw fault("ALREADY_IN_PROGRESS", "requestBillingAuth");
        isOpen = true;
        addEventListener("pageshow", () => { isOpen = false; }, { once: true });
        const language = document.documentElement.lang === "ko" ? "ko" : "en";
        const asked = { clientKey, customerKey, successUrl, failUrl, customerName: customerName ?? "", language };
        const isNarrow = matchMedia("(max-width: 767px)").matches;
        open(origin + "/window?" + new URLSearchParams(asked), isNarrow ? "self" : (windowTarget ?? "iframe"));
        return new Promise(() => undefined);
      },
    };
  }
  function TossPayments(clientKey) {
    if (!/^(test|live)_ck_/.test(clientKey ?? "")) throw fault("INVALID_CLIENT_KEY", "clientKey");
    return { payment: (options) => payment(clientKey, options) };
  }
  TossPayments.ANONYMOUS = "ANONYMOUS";
  window.TossPayments = TossPayments;
})();
`;
