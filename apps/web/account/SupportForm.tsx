import { createSupportRequest } from '@coldcast/contract/support';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { callApi } from '../api/callApi.ts';
import { errorText } from '../api/errorText.ts';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TopicChoice, type Topic } from './TopicChoice.tsx';
import styles from './SupportForm.module.css';

const MESSAGE_LIMIT = 5000;

/** Sends a request to the operators of this installation. The text stays in the form until it is sent. */
export function SupportForm() {
  const [topic, setTopic] = useState<Topic>('question');
  const [message, setMessage] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const request = useMutation({
    mutationFn: () => callApi(createSupportRequest, { body: { topic, message: message.trim() } }),
    onSuccess: () => {
      setMessage('');
      setIsChecked(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (message.trim() === '') field.current?.focus();
    else if (!request.isPending) request.mutate();
  };
  return (
    <Card isPadded className={styles.card}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label="Support request">
        {request.isSuccess ? (
          <Notice tone="good" title={request.data.message}>{`Your request number is ${request.data.requestNumber}.`}</Notice>
        ) : null}
        {request.isError ? <ErrorAlert message={errorText(request.error, 'Your request could not be sent. Please try again.')} /> : null}
        <TopicChoice topic={topic} onChange={setTopic} />
        <TextArea
          ref={field}
          label="Message"
          rows={8}
          maxLength={MESSAGE_LIMIT}
          required
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          hint="If something is broken: what you did, expected and saw."
          error={isChecked && message.trim() === '' ? 'Message is required' : undefined}
        />
        <Button type="submit" variant="contained" disabled={request.isPending}>
          {request.isPending ? 'Sending…' : 'Send'}
        </Button>
      </form>
    </Card>
  );
}
