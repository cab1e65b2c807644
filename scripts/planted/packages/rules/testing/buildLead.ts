export const buildLead = () => ({ title: 'Yard Manager' });
