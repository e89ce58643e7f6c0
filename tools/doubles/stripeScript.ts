/**
 * The client of the card provider's double: as strict as the real one about keys, options, order and secrets.
 * @param origin of the double
 */
export const stripeScript = (origin: string): string => `
(() => {
  const fail = (message) => { throw new Error('IntegrationError: ' + message); };
  const known = (options, names, where) => {
    for (const name of Object.keys(options ?? {})) if (!names.includes(name)) fail('Unrecognized ' + where + ' parameter: ' + name);
  };
  const post = async (path, body) => (await fetch('${origin}' + path, { method: 'POST', body: JSON.stringify(body) })).json();
  const listen = (type, hear) => {
    const receive = (event) => { if (event.origin === '${origin}' && event.data.stripe === type) hear(event.data, event); };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  };
  const challenge = () => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.src = '${origin}/challenge';
    frame.title = 'Secure 3D challenge';
    frame.style.cssText = 'position: fixed; inset: 10% 5%; width: 90%; height: 60%; z-index: 2147483647; background: white; border: 0';
    const stop = listen('challenge', ({ answer }) => { stop(); frame.remove(); resolve(answer); });
    document.body.append(frame);
  });

  const createElement = (type, group, options) => {
    known(options, ['style', 'hideIcon', 'showIcon', 'placeholder', 'disabled', 'iconStyle', 'classes', 'preferredNetwork', 'disableLink'], type + ' element');
    const hearers = {};
    const tell = (name, event) => { for (const hear of hearers[name] ?? []) hear(event); };
    let frame = null, stop = null, style = options?.style ?? {};
    const restyle = () => frame?.contentWindow?.postMessage({ word: 'style', style: style.base ?? {}, locale: group.locale }, '${origin}');
    const element = {
      _type: type, value: '', isMounted: () => frame !== null,
      on: (name, hear) => { (hearers[name] ??= []).push(hear); return element; },
      once: (name, hear) => element.on(name, hear),
      off: (name, hear) => { hearers[name] = (hearers[name] ?? []).filter((one) => one !== hear); return element; },
      mount: (place) => {
        frame = document.createElement('iframe');
        frame.src = '${origin}/elements?type=' + type;
        frame.title = 'Secure ' + type + ' input frame';
        frame.style.cssText = 'border: none; width: 100%; height: 24px; display: block';
        stop = listen(type, ({ word, value }, event) => {
          if (event.source !== frame?.contentWindow) return;
          if (word === 'ready') { restyle(); tell('ready', { elementType: type }); }
          if (word === 'focus' || word === 'blur') tell(word, { elementType: type });
          if (word === 'change') {
            element.value = value;
            const digits = value.replaceAll(/\\D/g, '');
            const isWrong = type === 'cardNumber' && digits.length >= 16 && !/^4/.test(digits);
            tell('change', { elementType: type, empty: value === '', complete: digits.length >= 3, error: isWrong ? { type: 'validation_error', code: 'invalid_number', message: group.locale === 'de' ? 'Ihre Kartennummer ist ungültig.' : 'Your card number is invalid.' } : undefined });
          }
        });
        place.append(frame);
      },
      unmount: () => { stop?.(); frame?.remove(); frame = null; },
      destroy: () => { element.unmount(); group.elements.delete(type); },
      update: (next) => { style = next.style ?? style; restyle(); },
      focus: () => frame?.contentWindow?.postMessage({ word: 'focus' }, '${origin}'),
      blur: () => undefined, clear: () => undefined,
    };
    return element;
  };

  // The buttons of Apple Pay and Google Pay: the device has one where the double is told so.
  const createExpress = (group, options) => {
    known(options, ['buttonHeight', 'buttonTheme', 'buttonType', 'paymentMethods', 'layout', 'paymentMethodOrder', 'emailRequired', 'phoneNumberRequired'], 'expressCheckout element');
    if (options?.buttonHeight < 40 || options?.buttonHeight > 55) fail('buttonHeight must be between 40 and 55.');
    if (group.mode !== 'payment') fail('The Express Checkout Element needs a mode, an amount and a currency.');
    const hearers = {};
    const tell = (name, event) => { for (const hear of hearers[name] ?? []) hear(event); };
    let frame = null, sheet = null, stop = null;
    const close = () => { sheet?.remove(); sheet = null; };
    const openSheet = () => {
      sheet = document.createElement('iframe');
      sheet.src = '${origin}/sheet?amount=' + group.amount + '&currency=' + group.currency;
      sheet.title = 'Google Pay sheet';
      sheet.style.cssText = 'position: fixed; inset: 40% 0 0; width: 100%; height: 60%; z-index: 2147483647; background: white; border: 0';
      document.body.append(sheet);
    };
    const element = {
      _type: 'expressCheckout', isMounted: () => frame !== null,
      on: (name, hear) => { (hearers[name] ??= []).push(hear); return element; },
      once: (name, hear) => element.on(name, hear),
      off: (name, hear) => { hearers[name] = (hearers[name] ?? []).filter((one) => one !== hear); return element; },
      mount: (place) => {
        frame = document.createElement('iframe');
        frame.src = '${origin}/express?theme=' + options.buttonTheme.googlePay;
        frame.title = 'Secure express checkout frame';
        frame.style.cssText = 'border: none; width: 100%; display: block; height: 0';
        stop = listen('express', ({ word, has, answer }) => {
          if (word === 'ready') { frame.style.height = has ? options.buttonHeight + 'px' : '0'; tell('ready', { elementType: 'expressCheckout', availablePaymentMethods: has ? { applePay: false, googlePay: true, link: false, amazonPay: false, paypal: false, klarna: false } : undefined }); }
          if (word === 'press') openSheet();
          if (word === 'answer' && answer === 'close') { close(); tell('cancel', { elementType: 'expressCheckout' }); }
          if (word === 'answer' && answer === 'pay') { group.agreed = 'confirm'; tell('confirm', { elementType: 'expressCheckout', expressPaymentType: 'google_pay', paymentFailed: () => { group.agreed = null; close(); } }); }
        });
        place.append(frame);
      },
      unmount: () => { stop?.(); close(); frame?.remove(); frame = null; },
      destroy: () => { element.unmount(); group.elements.delete('expressCheckout'); },
      update: () => undefined, focus: () => undefined, blur: () => undefined,
      _close: close,
    };
    return element;
  };

  window.Stripe = (key, options) => {
    if (/^(sk|rk)_/.test(key)) fail('You should not use your secret key with Stripe.js. Please pass a publishable key instead.');
    if (!/^pk_(test|live)_/.test(key)) fail('Please call Stripe() with your publishable key. You used an empty string.');
    known(options, ['locale', 'stripeAccount', 'apiVersion', 'betas'], 'Stripe()');
    const groups = [];
    const confirm = async (kind, secret, data) => {
      known(data, ['payment_method', 'return_url', 'setup_future_usage', 'shipping', 'receipt_email'], 'confirmCard' + kind);
      const method = data?.payment_method;
      let body = { kind, secret };
      if (typeof method === 'object') {
        known(method, ['card', 'billing_details', 'metadata'], 'payment_method');
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
        known(settings, ['locale', 'fonts', 'appearance', 'clientSecret', 'loader', 'mode', 'amount', 'currency', 'allowedPaymentMethodTypes'], 'elements()');
        if (settings?.mode === 'payment' && !(Number.isInteger(settings.amount) && settings.amount > 0 && /^[a-z]{3}$/.test(settings.currency))) fail('elements() needs a positive amount in the smallest unit and a currency in lower case.');
        const group = { ...settings, locale: settings?.locale ?? 'auto', elements: new Map(), agreed: null };
        groups.push(group);
        return {
          create: (type, options) => {
            if (!['cardNumber', 'cardExpiry', 'cardCvc', 'expressCheckout'].includes(type)) fail('A valid Element name must be provided.');
            if (group.elements.has(type)) fail("Can't create Element: " + type + ' was already created.');
            const element = type === 'expressCheckout' ? createExpress(group, options) : createElement(type, group, options);
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
        known(confirmParams, ['return_url', 'receipt_email', 'shipping', 'payment_method_data'], 'confirmParams');
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
