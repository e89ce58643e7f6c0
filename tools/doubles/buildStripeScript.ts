/**
 * The client script of the card provider's double. It is as strict as the real one about keys, call order and secrets. The types ensure
 * correct option names.
 * @param origin of the double
 */
export const buildStripeScript = (origin: string): string => `
(() => {
  const fail = (message) => { throw new Error('IntegrationError: ' + message); };
  const post = async (path, body) => (await fetch('${origin}' + path, { method: 'POST', body: JSON.stringify(body) })).json();
  const listen = (type, hear) => {
    const receive = (event) => { if (event.origin === '${origin}' && event.data.stripe === type) hear(event.data, event); };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  };
  const frameOf = (path, title, looks) =>
    Object.assign(document.createElement('iframe'), { src: '${origin}' + path, title, style: 'border: 0; width: 100%; ' + looks });
  const OVER_THE_PAGE = 'position: fixed; height: 60%; z-index: 2147483647; background: white; ';
  const challenge = () => new Promise((resolve) => {
    const frame = frameOf('/challenge', 'Secure 3D challenge', OVER_THE_PAGE + 'inset: 10% 0');
    const stop = listen('challenge', ({ answer }) => { stop(); frame.remove(); resolve(answer); });
    document.body.append(frame);
  });

  /** The base of every element: emits the messages of its frame, which is in the page while the element is mounted. */
  const createBase = (type, group, frame, hear) => {
    const hearers = {};
    let stop = null;
    const element = {
      _type: type, value: '', isMounted: () => stop !== null,
      _tell: (name, more) => { for (const listener of hearers[name] ?? []) listener({ elementType: type, ...more }); },
      on: (name, listener) => { (hearers[name] ??= []).push(listener); return element; },
      once: (name, listener) => element.on(name, listener),
      off: (name, listener) => { hearers[name] = (hearers[name] ?? []).filter((one) => one !== listener); return element; },
      mount: (place) => { stop = listen(type, hear); place.append(frame); },
      unmount: () => { stop?.(); stop = null; frame.remove(); },
      destroy: () => { element.unmount(); group.elements.delete(type); },
      update: () => undefined, focus: () => undefined, blur: () => undefined, clear: () => undefined,
    };
    return element;
  };

  const createField = (type, group, options) => {
    let style = options?.style ?? {};
    const frame = frameOf('/elements?type=' + type, 'Secure ' + type + ' input frame', 'height: 24px; display: block');
    const say = (message) => frame.contentWindow?.postMessage(message, '${origin}');
    const restyle = () => say({ word: 'style', style: style.base ?? {}, locale: group.locale });
    const element = createBase(type, group, frame, ({ word, value }, event) => {
      if (event.source !== frame.contentWindow) return;
      if (word === 'ready') restyle();
      if (word !== 'change') return element._tell(word);
      element.value = value;
      const digits = value.replaceAll(/\\D/g, '');
      const message = group.locale === 'de' ? 'Ihre Kartennummer ist ungültig.' : 'Your card number is invalid.';
      const isWrong = type === 'cardNumber' && digits.length >= 16 && !/^4/.test(digits);
      const error = isWrong ? { type: 'validation_error', code: 'invalid_number', message } : undefined;
      element._tell('change', { empty: value === '', complete: digits.length >= 3, error });
    });
    const update = (next) => { style = next.style ?? style; restyle(); };
    return Object.assign(element, { update, focus: () => say({ word: 'focus' }) });
  };

  /** The buttons of Apple Pay and Google Pay. The behaviour of the double determines whether the device has one. */
  const createExpress = (group, options) => {
    if (options?.buttonHeight < 40 || options?.buttonHeight > 55) fail('buttonHeight must be between 40 and 55.');
    if (group.mode !== 'payment') fail('The Express Checkout Element needs a mode, an amount and a currency.');
    const frame = frameOf('/express?theme=' + options.buttonTheme.googlePay, 'Secure express checkout frame', 'display: block; height: 0');
    let sheet = null;
    const close = () => sheet?.remove();
    const element = createBase('expressCheckout', group, frame, ({ word, has, answer }) => {
      if (word === 'ready') {
        frame.style.height = has ? options.buttonHeight + 'px' : '0';
        element._tell('ready', { availablePaymentMethods: has ? { applePay: false, googlePay: true } : undefined });
      }
      if (word === 'press') {
        sheet = frameOf('/sheet?amount=' + group.amount + '&currency=' + group.currency, 'Google Pay sheet', OVER_THE_PAGE + 'inset: 40% 0 0');
        document.body.append(sheet);
      }
      if (answer === 'close') { close(); element._tell('cancel'); }
      if (answer === 'pay') {
        group.agreed = 'confirm';
        element._tell('confirm', { expressPaymentType: 'google_pay', paymentFailed: () => { group.agreed = null; close(); } });
      }
    });
    const unmount = element.unmount;
    return Object.assign(element, { _close: close, unmount: () => { close(); unmount(); } });
  };

  window.Stripe = (key, options) => {
    if (/^(sk|rk)_/.test(key)) fail('You should not use your secret key with Stripe.js. Please pass a publishable key instead.');
    if (!/^pk_(test|live)_/.test(key)) fail('Please call Stripe() with your publishable key. You used an empty string.');
    const groups = [];
    const confirm = async (kind, secret, data) => {
      const method = data?.payment_method;
      let body = { kind, secret };
      if (typeof method === 'object') {
        const group = groups.find((one) => [...one.elements.values()].includes(method.card));
        if (group === undefined || !method.card.isMounted()) fail('We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.');
        body = { ...body, number: group.elements.get('cardNumber').value, name: method.billing_details?.name };
      } else if (typeof method !== 'string') fail('You must provide a payment_method.');
      let said = await post('/v1/confirm', body);
      if (said.next === 'challenge') said = await post('/v1/confirm', { ...body, answer: await challenge() });
      if (said.error) return { error: said.error };
      return { [kind === 'payment' ? 'paymentIntent' : 'setupIntent']: said.intent };
    };
    return {
      elements: (settings) => {
        if (settings?.mode === 'payment' && !(Number.isInteger(settings.amount) && settings.amount > 0 && /^[a-z]{3}$/.test(settings.currency))) fail('elements() needs a positive amount in the smallest unit and a currency in lower case.');
        const group = { ...settings, locale: settings?.locale ?? 'auto', elements: new Map(), agreed: null };
        groups.push(group);
        return {
          create: (type, options) => {
            if (!['cardNumber', 'cardExpiry', 'cardCvc', 'expressCheckout'].includes(type)) fail('A valid Element name must be provided.');
            if (group.elements.has(type)) fail("Can't create Element: " + type + ' was already created.');
            const element = type === 'expressCheckout' ? createExpress(group, options) : createField(type, group, options);
            group.elements.set(type, element);
            return element;
          },
          getElement: (type) => group.elements.get(typeof type === 'string' ? type : type.__elementType) ?? null,
          update: (next) => Object.assign(group, next), fetchUpdates: async () => ({}),
          submit: async () => { if (group.agreed === 'confirm') group.agreed = 'submitted'; return {}; },
          _group: group,
        };
      },
      createToken: async () => fail('createToken'), createPaymentMethod: async () => fail('createPaymentMethod'),
      confirmPayment: async ({ elements, clientSecret, confirmParams, redirect }) => {
        const group = elements?._group;
        if (redirect !== 'if_required' || typeof confirmParams?.return_url !== 'string') fail('confirmPayment needs redirect and return_url.');
        if (group?.agreed !== 'submitted') fail('elements.submit() must be called before stripe.confirmPayment().');
        group.agreed = null;
        const said = await post('/v1/confirm', { kind: 'payment', secret: clientSecret, number: '4242424242424242', amount: group.amount, currency: group.currency });
        group.elements.get('expressCheckout')?._close();
        return said.error ? { error: said.error } : { paymentIntent: said.intent };
      },
      confirmCardPayment: (secret, data) => confirm('payment', secret, data),
      confirmCardSetup: (secret, data) => confirm('setup', secret, data),
      retrievePaymentIntent: async (secret) => ({ paymentIntent: (await post('/v1/retrieve', { secret })).intent }),
      _registerWrapper: () => undefined, registerAppInfo: () => undefined,
    };
  };
  window.Stripe.version = 'endive';
})();`;
