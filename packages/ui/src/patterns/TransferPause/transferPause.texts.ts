import { catalogue } from '../../texts/catalogue.ts';

/** The question about an unusual transfer and the warnings that match its answer (BRAKE-003 to BRAKE-006). */
export const brakeTexts = catalogue('brake', {
  title: 'One question before you send',
  reasons: {
    new_recipient: 'You have never paid this recipient, and it is more than half of your balance.',
    new_device: 'You signed in on a new device less than 24 hours ago.',
    in_a_row: 'You have sent several transfers to new recipients within an hour.',
    name_mismatch: 'The bank did not confirm the name.',
  },
  question: 'What is this transfer for?',
  purposes: {
    own: 'My own account',
    family: 'Family or friends',
    goods: 'Goods or services',
    investment: 'An investment',
    helped: 'Someone is helping me on the phone or on my screen',
    safety: 'Someone told me to move my money to safety',
    other: 'Something else',
  },
  choose: 'Please choose one.',
  goOn: 'Continue',
  stop: 'Do not send',
  warningTitle: 'Please read this',
  warnings: {
    own: 'Is the account really yours? Nobody from us, a bank or the police asks you to open an account and move money to it.',
    family: 'Call them on a number that you already know before you send. “I have a new number” is a common trick.',
    goods: 'Have you seen the goods, or bought there before? A seller who accepts only this way of paying is a warning sign.',
    investment:
      'Guaranteed profit, a personal adviser who writes to you, an app you were told to install: these are signs of fraud. Money sent this way rarely comes back.',
    helped: 'End the call and close every program that shares your screen. We never ask you to send money or to install anything.',
    safety: 'No bank, police or company moves money to a “safe account”. This is how fraud works. We will not make this transfer.',
    other: 'If somebody hurries you or tells you what to answer here, stop. You lose nothing by waiting.',
  },
  hold: 'We will hold the transfer for {time}. Until then you can cancel it and get everything back.',
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  sendAndHold: 'Send and hold',
  send: 'Send',
  support: 'Contact support',
});
