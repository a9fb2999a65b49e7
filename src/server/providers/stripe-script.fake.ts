/**
 * What stands in for Stripe's own script in a page: `window.Stripe` with a plain form of card number, expiration and
 * security code, as much of it as @stripe/react-stripe-js asks for. It runs under a strict policy, and looks as the page asks (`appearance`).
 */
export const stripeScript = (apiUrl: string) => `(() => {
  const api = ${JSON.stringify(apiUrl)};
  const fields = [
    ['number', 'Card number', 'cc-number'],
    ['expiry', 'Expiration', 'cc-exp'],
    ['cvc', 'Security code', 'cc-csc'],
  ];
  const look = (element, styles) => {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value ?? '');
  };
  const createElement = (type, options) => {
    const listeners = {};
    const fire = (name, detail) => {
      for (const listener of listeners[name] ?? []) listener({ elementType: type, ...detail });
    };
    let root;
    const inputs = () => [...(root?.querySelectorAll('input') ?? [])];
    const value = (name) => root?.querySelector('[name="' + name + '"]')?.value ?? '';
    const dress = () => {
      const { colorBackground, colorText, colorTextSecondary, borderRadius } = options.appearance?.variables ?? {};
      for (const label of root?.querySelectorAll('label') ?? [])
        look(label, { display: 'block', 'margin-bottom': '12px', color: colorText, 'font-size': '14px' });
      for (const input of inputs())
        look(input, {
          display: 'block', width: '100%', 'margin-top': '4px', padding: '10px 12px', 'font-size': '16px',
          color: colorText, background: colorBackground, border: '1px solid ' + (colorTextSecondary ?? 'gray'),
          'border-radius': borderRadius,
        });
    };
    const mount = (target) => {
      root = typeof target === 'string' ? document.querySelector(target) : target;
      for (const [name, text, autocomplete] of fields) {
        const label = document.createElement('label');
        const input = document.createElement('input');
        input.name = name;
        input.autocomplete = autocomplete;
        input.inputMode = 'numeric';
        label.append(text + ' ', input);
        root.append(label);
      }
      dress();
      root.addEventListener('input', () =>
        fire('change', {
          complete: inputs().every((input) => input.value !== ''),
          empty: inputs().every((input) => input.value === ''),
          collapsed: false,
          value: { type: 'card' },
        }));
      setTimeout(() => fire('ready', {}), 0);
    };
    const element = {
      mount, value, inputs, dress,
      on: (name, listener) => { (listeners[name] ??= []).push(listener); return element; },
      once: (name, listener) => element.on(name, listener),
      off: (name, listener) => {
        listeners[name] = (listeners[name] ?? []).filter((known) => listener && known !== listener);
        return element;
      },
      update: () => {},
      unmount: () => root?.replaceChildren(),
      destroy: () => root?.replaceChildren(),
      focus: () => inputs()[0]?.focus(),
      blur: () => {}, clear: () => {}, collapse: () => {},
    };
    return element;
  };
  const createElements = (options) => {
    const made = new Map();
    return {
      options,
      create: (type) => { const element = createElement(type, options); made.set(type, element); return element; },
      getElement: (type) => made.get(typeof type === 'string' ? type : 'payment') ?? null,
      update: (more) => {
        Object.assign(options, more);
        for (const element of made.values()) element.dress();
      },
      fetchUpdates: async () => ({}),
      submit: async () => {
        const empty = (made.get('payment')?.inputs() ?? []).some((input) => input.value === '');
        return empty ? { error: { type: 'validation_error', message: 'Your card details are incomplete.' } } : {};
      },
      on: () => {}, off: () => {},
    };
  };
  const call = async (path, key, more) => {
    const body = new URLSearchParams({ key, ...more });
    return (await fetch(api + path, { method: 'POST', body })).json();
  };
  const idOf = (secret) => secret.split('_secret_')[0];
  const goBack = (returnUrl, secret) => {
    const target = new URL(returnUrl);
    target.searchParams.set('payment_intent', idOf(secret));
    target.searchParams.set('payment_intent_client_secret', secret);
    target.searchParams.set('redirect_status', 'succeeded');
    location.assign(target);
    return new Promise(() => {});
  };
  const confirmPayment = (key) => async ({ elements, clientSecret, confirmParams = {}, redirect }) => {
    const secret = clientSecret ?? elements.options.clientSecret;
    const form = elements.getElement('payment');
    const paid = await call('/v1/payment_intents/' + idOf(secret) + '/confirm', key, {
      client_secret: secret,
      return_url: confirmParams.return_url ?? location.href,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': form.value('number'),
    }).catch(() => ({ error: { type: 'api_connection_error', message: 'We are experiencing issues connecting to our payments provider.' } }));
    if (paid.error) return { error: paid.error };
    const bank = paid.next_action?.redirect_to_url?.url;
    if (bank) { location.assign(bank); return new Promise(() => {}); }
    if (redirect === 'if_required') return { paymentIntent: paid };
    return goBack(confirmParams.return_url, secret);
  };
  window.Stripe = (key) => ({
    elements: createElements,
    confirmPayment: confirmPayment(key),
    retrievePaymentIntent: async (secret) => {
      const query = new URLSearchParams({ key, client_secret: secret });
      const found = await (await fetch(api + '/v1/payment_intents/' + idOf(secret) + '?' + query)).json();
      return found.error ? { error: found.error } : { paymentIntent: found };
    },
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  });
  window.Stripe.version = 'stand-in';
})();
`;
